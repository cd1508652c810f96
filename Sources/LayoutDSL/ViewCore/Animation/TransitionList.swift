import Foundation

/// The views of one container that are inserted and removed with transitions.
final class TransitionList {
  private var hosts: [ObjectIdentifier: TransitionHost] = [:]
  private unowned let container: GeometricNode
  private let listChanged: () -> Void
  /// The views that are still shown but no longer take part in the layout.
  private(set) var leaving: ContiguousArray<GeometricNode> = []

  init(in container: GeometricNode, listChanged: @escaping () -> Void) {
    self.container = container
    self.listChanged = listChanged
  }

  /// Returns the views to lay out: inserted views wrapped in their transitions, and no removed
  /// views.
  func arrange(_ nodes: ContiguousArray<GeometricNode>) -> ContiguousArray<GeometricNode> {
    var staying: ContiguousArray<GeometricNode> = []
    var former = hosts
    hosts = [:]
    leaving = []
    let repeated = Self.repeated(in: nodes)
    for node in nodes {
      let id = ObjectIdentifier(node)
      if let host = hosts[id] {
        staying.append(contentsOf: host.nodes)
        continue
      }
      var host = former.removeValue(forKey: id)
      let (departure, arrivalPass) = node.takePresence()
      if let departure, !repeated.contains(id) {
        if host == nil {
          host = makeHost(of: node, phase: .identity, transition: departure.transition)
        }
        guard let host else { continue }
        host.settle(in: container)
        leaving.append(contentsOf: host.nodes)
        host.leave(departure)
      } else {
        if let host {
          for node in host.nodes { node.isSecondary = false }
          host.stay()
        } else if arrivalPass == node.graph.passCount {
          host = makeHost(of: node, phase: .willAppear)
          host?.stay()
        }
        if let host {
          staying.append(contentsOf: host.nodes)
        } else {
          staying.append(node)
        }
      }
      hosts[id] = host
    }
    for (_, host) in former { host.detach() }
    return staying
  }

  /// The views that are listed several times, as a `Subview` can be: one that is removed from a
  /// place may still be shown at another.
  private static func repeated(
    in nodes: ContiguousArray<GeometricNode>
  ) -> Set<ObjectIdentifier> {
    var seen = Set<ObjectIdentifier>(minimumCapacity: nodes.count)
    return Set(nodes.lazy.map { ObjectIdentifier($0) }.filter { !seen.insert($0).inserted })
  }

  /// Returns the node to place for a view: the node of its active transition, or the view itself.
  func standIn(for node: GeometricNode) -> GeometricNode {
    hosts[ObjectIdentifier(node)]?.nodes.first ?? node
  }

  /// Whether a node belongs to a view that is being removed.
  func isShowing(_ node: GeometricNode) -> Bool { leaving.contains { $0 === node } }

  private func makeHost(
    of node: GeometricNode, phase: TransitionPhase, transition: AnyTransition? = nil
  ) -> TransitionHost? {
    let transition = transition ?? node.transition ?? .opacity
    var host: TransitionHost?
    node.graph.withTransaction(at: node) {
      let hasOwnAnimation = !node.graph.transaction.disablesAnimations && transition.hasAnimation
      guard node.graph.isAnimating || hasOwnAnimation, !transition.isIdentity else { return }
      host = TransitionHost(of: node, transition, phase: phase, in: container) { [weak self] in
        self?.remove($0)
      }
    }
    return host
  }

  private func remove(_ host: TransitionHost) {
    let id = ObjectIdentifier(host.view)
    guard hosts[id] === host else { return }
    hosts[id] = nil
    host.detach()
    listChanged()
  }

  func detach() {
    hosts.values.forEach { $0.detach() }
    hosts = [:]
  }
}
