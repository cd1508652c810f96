import Foundation

/// Views that have been removed and stay on the screen until their transitions are over.
package final class Departure {
  /// What told the views apart from those that took their place.
  let key: AnyHashable
  let slots: ContiguousArray<ViewNode>
  /// How the views leave, if that is not for them to say.
  var transition: AnyTransition?
  private weak var owner: ViewNode?
  private var claims = 0
  private var isOver = false

  init(of slots: ContiguousArray<ViewNode>, key: AnyHashable, owner: ViewNode) {
    self.slots = slots
    self.key = key
    self.owner = owner
  }

  func retain() {
    claims += 1
  }

  func release() {
    claims -= 1
    guard claims == 0, !isOver else { return }
    isOver = true
    owner?.endAnimation { $0.departures.removeAll { $0 === self } }
    detach()
    if owner?.isAttached == true { owner?.childListChanged() }
  }

  /// The views are back.
  func cancel() {
    isOver = true
  }

  func detach() {
    isOver = true
    slots.forEach { $0.detach() }
  }
}

extension ViewNode {
  /// Puts other slots in the place of those there are, which leave by their transitions.
  ///
  /// Those that left under the same key before, and are still on the screen, come back.
  func replaceSlots(_ old: AnyHashable, by new: AnyHashable) {
    let outgoing = ContiguousArray(slots)
    slots = NodeSlots(returningSlots(new) ?? [])
    dismiss(outgoing, key: old)
    slotsHaveArrived()
    childListChanged()
  }

  /// Takes back slots that are leaving.
  func returningSlots(_ key: AnyHashable) -> ContiguousArray<ViewNode>? {
    guard let index = animators?.departures.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = animators?.departures.remove(at: index)
    departure?.cancel()
    return departure?.slots
  }

  /// Takes slots out of the tree, by their transitions if the change is animated.
  func dismiss(_ slots: ContiguousArray<ViewNode>, key: AnyHashable) {
    guard !slots.isEmpty, graph.isAnimating || hasOwnAnimation(slots) else {
      return slots.forEach { $0.detach() }
    }
    graph.hasTransitions = true
    graph.noteFrames()
    let departure = Departure(of: slots, key: key, owner: self)
    if animators == nil { animators = NodeAnimators() }
    animators?.departures.append(departure)
    departure.retain()
    // Whoever shows the views has taken notice by then.
    graph.enqueue { departure.release() }
  }

  /// Notes that the views in the slots are new on the screen.
  func slotsHaveArrived() {
    if graph.isAnimating { graph.hasTransitions = true }
    if animators == nil { animators = NodeAnimators() }
    animators?.arrivalPass = graph.passCount
  }

  private func hasOwnAnimation(_ slots: ContiguousArray<ViewNode>) -> Bool {
    guard graph.hasTransitionModifiers, !graph.transaction.disablesAnimations else { return false }
    var nodes: ContiguousArray<GeometricNode> = []
    slots.forEach { $0.collect(into: &nodes) }
    return nodes.contains { $0.transition?.hasAnimation ?? false }
  }

  /// Lists the views in the slots and those that are leaving.
  func collectWithDepartures(into nodes: inout ContiguousArray<GeometricNode>) {
    for departure in animators?.departures ?? [] {
      let first = nodes.count
      departure.slots.forEach { $0.collect(into: &nodes) }
      for node in nodes[first...] { node.setPresence(departure: departure, arrivalPass: -1) }
    }
    let first = nodes.count
    for slot in slots { slot.collect(into: &nodes) }
    let arrivalPass = animators?.arrivalPass ?? -1
    for node in nodes[first...]
    where node.animators?.departure != nil || arrivalPass == graph.passCount {
      node.setPresence(departure: nil, arrivalPass: arrivalPass)
    }
  }
}

extension GeometricNode {
  /// Says that the view is leaving, or has come in a pass.
  func setPresence(departure: Departure?, arrivalPass: Int) {
    if animators == nil { animators = NodeAnimators() }
    animators?.departure = departure
    animators?.arrivalPass = arrivalPass
  }

  /// Takes over whether the wrapped view is coming or leaving: a view does so with all modifiers
  /// around it.
  func takePresence(of wrapped: GeometricNode) {
    let (departure, arrivalPass) = wrapped.takePresence()
    if departure != nil || arrivalPass >= 0 || animators != nil {
      setPresence(departure: departure, arrivalPass: arrivalPass)
    }
  }

  /// Says once whether the view is coming or leaving, so that nobody inside does so as well.
  fileprivate func takePresence() -> (departure: Departure?, arrivalPass: Int) {
    guard let animators else { return (nil, -1) }
    defer {
      animators.departure = nil
      animators.arrivalPass = -1
    }
    return (animators.departure, animators.arrivalPass)
  }
}

/// The views of one container that come and leave by transitions.
final class TransitionList {
  private var hosts: [ObjectIdentifier: TransitionHost] = [:]
  private unowned let container: GeometricNode
  private let listChanged: () -> Void
  /// Views that are still shown but take no part in the layout.
  private(set) var leaving: ContiguousArray<GeometricNode> = []

  init(in container: GeometricNode, listChanged: @escaping () -> Void) {
    self.container = container
    self.listChanged = listChanged
  }

  /// The views to lay out, with those that come inside their transitions, and without those that
  /// leave.
  func arrange(_ nodes: ContiguousArray<GeometricNode>) -> ContiguousArray<GeometricNode> {
    var staying: ContiguousArray<GeometricNode> = []
    var former = hosts
    hosts = [:]
    leaving = []
    for node in nodes {
      let id = ObjectIdentifier(node)
      var host = former.removeValue(forKey: id)
      let (departure, arrivalPass) = node.takePresence()
      if let departure {
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

  /// What is to be placed for a view: its transition, if it has one now.
  func standIn(for node: GeometricNode) -> GeometricNode {
    hosts[ObjectIdentifier(node)]?.nodes.first ?? node
  }

  /// Whether a node is one of those that leave.
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

/// The transition of one view that comes or leaves: nodes around that of the view.
final class TransitionHost {
  let view: GeometricNode
  private let transition: AnyTransition
  private let root: StructuralNode
  private var phase: TransitionPhase
  private let finished: (TransitionHost) -> Void

  init(
    of view: GeometricNode, _ transition: AnyTransition, phase: TransitionPhase,
    in container: GeometricNode, finished: @escaping (TransitionHost) -> Void
  ) {
    self.view = view
    self.transition = transition
    self.phase = phase
    self.finished = finished
    root = StructuralNode(
      kind: .content, inputs: _ViewInputs(parent: container, environment: view.environment))
    let graph = view.graph
    let outer = graph.transaction
    graph.transaction = Transaction()
    make()
    graph.transaction = outer
  }

  private func make() {
    var inputs = _ViewInputs(parent: root, environment: view.environment)
    transition.make(phase, inputs: &inputs) { [view] inputs in
      if inputs.reuse(as: PortalNode.self) == nil {
        inputs.insert(PortalNode(to: view, inputs: inputs))
      }
    }
    inputs.finish()
  }

  /// The nodes that stand for the view.
  var nodes: ContiguousArray<GeometricNode> {
    var nodes: ContiguousArray<GeometricNode> = []
    root.collect(into: &nodes)
    return nodes
  }

  /// Goes to where the view is as always.
  func stay() {
    guard phase != .identity else { return }
    go(to: .identity) { [weak self] in
      guard let self, phase == .identity else { return }
      finished(self)
    }
  }

  /// Stays where it is in the container, whatever becomes of that.
  func settle(in container: GeometricNode) {
    guard phase != .didDisappear else { return }
    let (origin, proposal) = (shownOrigin, view.proposal)
    for node in nodes {
      node.place(at: origin, proposal: proposal)
      node.container = container
      node.isSecondary = true
    }
    view.graph.departingHosts.append(self)
  }

  /// Stays where it was on the screen, where the container has moved; `formerOrigin` tells where
  /// something was that draws.
  func stayInPlace(_ formerOrigin: (GeometricNode) -> CGPoint?) {
    guard let drawing = view.firstDrawing, let former = formerOrigin(drawing) else { return }
    let (now, corner) = (drawing.isolatedFrame.origin, view.isolatedFrame.origin)
    for node in nodes {
      // Where the view would be if it were at the corner of its transition, as it was.
      let moved = node === view ? corner : node.isolatedFrame.origin
      node.origin.x += former.x - (now.x - corner.x) - moved.x
      node.origin.y += former.y - (now.y - corner.y) - moved.y
    }
  }

  /// Goes to where the view is not there any more.
  func leave(_ departure: Departure) {
    guard phase != .didDisappear else { return }
    departure.retain()
    go(to: .didDisappear) { departure.release() }
  }

  /// Where the view, or what stands for it, is in its container.
  private var shownOrigin: CGPoint {
    if let node = nodes.first, node.container != nil, node !== view { return node.origin }
    return view.origin
  }

  private func go(to new: TransitionPhase, then completion: @escaping () -> Void) {
    phase = new
    let graph = view.graph
    let completion = AnimationCompletion(criteria: .removed, action: completion)
    completion.retain()
    // What moves inside because the layout changes belongs to the transition as well.
    graph.hasTransactionNodes = true
    if view.animators == nil { view.animators = NodeAnimators() }
    view.animators?.transitionCompletion = (completion, graph.passCount)
    graph.withTransaction(at: view, make)
    graph.enqueue { [view] in
      view.endAnimation { $0.transitionCompletion = nil }
      completion.release(graph)
    }
  }

  func detach() {
    root.detach()
  }
}

/// Stands for a node that somebody else has made.
private final class PortalNode: ViewNode {
  private let target: GeometricNode

  init(to target: GeometricNode, inputs: _ViewInputs) {
    self.target = target
    super.init(inputs: inputs)
  }

  override func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    nodes.append(target)
  }
}

extension GeometricNode {
  /// The nodes to lay out among those listed, where views come and leave by transitions.
  func arrangingTransitions(
    _ nodes: ContiguousArray<GeometricNode>
  ) -> ContiguousArray<GeometricNode> {
    if animators?.transitions == nil {
      guard nodes.contains(where: { $0.animators != nil }) else { return nodes }
      if animators == nil { animators = NodeAnimators() }
      animators?.transitions = TransitionList(in: self) { [unowned self] in childListDidChange() }
    }
    return animators?.transitions?.arrange(nodes) ?? nodes
  }
}
