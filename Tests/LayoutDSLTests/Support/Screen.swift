import Foundation
import LayoutDSL

@testable import Drawing
@testable import ViewCore

/// A screen without a renderer: a view graph that is settled before every query.
@MainActor final class Screen {
  let graph: ViewGraph
  let text = SquareTextEngine()
  let scale: CGFloat

  init<Content: View>(
    _ width: CGFloat? = 100, _ height: CGFloat? = 100, scale: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets(), direction: LayoutDirection = .leftToRight,
    sizeClasses: (UserInterfaceSizeClass, UserInterfaceSizeClass)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    (environment.horizontalSizeClass, environment.verticalSizeClass) =
      (sizeClasses?.0, sizeClasses?.1)
    environment.displayScale = scale
    environment.layoutDirection = direction
    self.scale = scale
    graph = ViewGraph(
      content: content(), environment: environment,
      services: Services(text: text, images: NamedImages()))
    graph.root.proposedSize = ProposedViewSize(width: width, height: height)
    graph.root.safeAreaInsets = safeArea
    graph.update()
  }

  func resize(_ width: CGFloat?, _ height: CGFloat?) {
    graph.root.proposedSize = ProposedViewSize(width: width, height: height)
    graph.update()
  }

  func scroll(to offset: CGPoint) {
    graph.mainScrollNode(for: offset)?.scrollByUser(to: offset)
    graph.update()
  }

  /// Advances the virtual time.
  func advance(by seconds: TimeInterval) {
    graph.update()
    graph.clock.advance(by: seconds)
    graph.update()
  }

  /// Runs an action and counts its evaluations and measurements.
  func cost(of action: () -> Void) -> (evaluations: Int, measurements: Int) {
    graph.update()
    let evaluations = graph.evaluationCount
    let measurements = graph.measureCount
    action()
    graph.update()
    return (graph.evaluationCount - evaluations, graph.measureCount - measurements)
  }

  // MARK: Queries

  private func nodes() -> [GeometricNode] {
    graph.update()
    var nodes: [GeometricNode] = []
    func visit(_ node: GeometricNode) {
      nodes.append(node)
      node.keyedChildren.forEach(visit)
    }
    visit(graph.root)
    return nodes
  }

  /// The names of the probes on the screen, in tree order.
  var probes: [String] { nodes().compactMap { ($0 as? ProbeNode)?.modifier.name } }

  /// Returns the frame of a probed view on the screen; null if there is none.
  func frame(_ name: String) -> CGRect { frames(name).first ?? .null }

  /// Returns the frames of all views probed by that name.
  func frames(_ name: String) -> [CGRect] {
    nodes().filter { ($0 as? ProbeNode)?.modifier.name == name }.map(\.globalFrame)
  }

  /// Returns the node of the view probed by a name.
  func node(_ name: String) -> GeometricNode? {
    nodes().first { ($0 as? ProbeNode)?.modifier.name == name }
  }

  /// The frames of all probed views by name.
  var frames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for case let node as ProbeNode in nodes() {
      frames[node.modifier.name] = node.globalFrame
    }
    return frames
  }

  var tree: String {
    graph.update()
    return graph.layoutTree()
  }

  var list: DisplayList {
    graph.update()
    return graph.displayList(scale: scale)
  }
}

extension View {
  /// Marks the view with a name for `Screen`, without any effect.
  nonisolated func probe(_ name: String) -> some View { modifier(ProbeModifier(name: name)) }
}

struct ProbeModifier: NodeModifier {
  typealias Node = ProbeNode
  let name: String
}

final class ProbeNode: UnaryNode<ProbeModifier> {
  override var summary: String { modifier.name }
}

extension CGRect {
  /// A frame in the order of the fact files: x, y, width, height.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
