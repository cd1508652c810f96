import Foundation

extension ViewNode {
  /// Replaces the slots; the views in the old slots are removed with their transitions.
  ///
  /// If slots with the key `new` are still on the screen because of an earlier removal, they are
  /// inserted again; otherwise the new slots are empty.
  func replaceSlots(_ old: AnyHashable, by new: AnyHashable) {
    let outgoing = ContiguousArray(slots)
    slots = NodeSlots(returningSlots(new) ?? [])
    dismiss(outgoing, key: old)
    slotsHaveArrived()
    childListChanged()
  }

  /// Cancels the departure with a key and returns its slots, or nil if there is none.
  func returningSlots(_ key: AnyHashable) -> ContiguousArray<ViewNode>? {
    guard let index = animators?.departures.firstIndex(where: { $0.key == key }) else { return nil }
    let departure = animators?.departures.remove(at: index)
    departure?.cancel()
    return departure?.slots
  }

  /// Removes slots from the tree, with their transitions if the change or a transition is animated.
  func dismiss(_ slots: ContiguousArray<ViewNode>, key: AnyHashable) {
    guard !slots.isEmpty, graph.isAnimating || hasOwnAnimation(slots) else {
      return slots.forEach { $0.detach() }
    }
    graph.hasTransitions = true
    graph.noteFrames()
    let departure = Departure(of: slots, key: key, owner: self)
    if animators == nil { animators = NodeAnimators() }
    animators?.departures.append(departure)
    departure.holdSources(of: slots)
    departure.retain()
    // By then, the transitions of the views have retained the departure.
    graph.enqueue { departure.release() }
  }

  /// Records that the views in the slots are inserted in the current pass.
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

  /// Collects the views that are being removed and the views in the slots.
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
  /// Records that the view is being removed, or was inserted in a pass.
  func setPresence(departure: Departure?, arrivalPass: Int) {
    if animators == nil { animators = NodeAnimators() }
    animators?.departure = departure
    animators?.arrivalPass = arrivalPass
  }

  /// Takes over the insertion or removal of the wrapped view: a view is inserted and removed with
  /// all modifiers around it.
  func takePresence(of wrapped: GeometricNode) {
    let (departure, arrivalPass) = wrapped.takePresence()
    if departure != nil || arrivalPass >= 0 || animators != nil {
      setPresence(departure: departure, arrivalPass: arrivalPass)
    }
  }

  /// Returns the insertion or removal of the view and clears it, so that no descendant reports it
  /// again.
  func takePresence() -> (departure: Departure?, arrivalPass: Int) {
    guard let animators else { return (nil, -1) }
    defer {
      animators.departure = nil
      animators.arrivalPass = -1
    }
    return (animators.departure, animators.arrivalPass)
  }
}

/// The active transition of one view, as nodes around that of the view.
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

  /// The nodes that represent the view in its container.
  var nodes: ContiguousArray<GeometricNode> {
    var nodes: ContiguousArray<GeometricNode> = []
    root.collect(into: &nodes)
    return nodes
  }

  /// Animates to the phase `identity`.
  func stay() {
    guard phase != .identity else { return }
    go(to: .identity) { [weak self] in
      guard let self, phase == .identity else { return }
      finished(self)
    }
  }

  /// Fixes the position of the removed view in its container, whatever happens to the layout.
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

  /// Keeps the removed view at its old position on the screen if the container has moved.
  ///
  /// `formerOrigin` returns the old origin of a drawing node in the coordinate space of the
  /// container; nil if it was in another one.
  func stayInPlace(_ formerOrigin: (GeometricNode) -> CGPoint?) {
    if let effect = nodes.first, effect !== view, let former = formerOrigin(effect) {
      // The view was in its effect already, such as one that is removed while it is inserted.
      let now = effect.isolatedFrame.origin
      for node in nodes {
        node.origin.x += former.x - now.x
        node.origin.y += former.y - now.y
      }
      return
    }
    guard let drawing = view.firstDrawing, let former = formerOrigin(drawing) else { return }
    let (now, corner) = (drawing.isolatedFrame.origin, view.isolatedFrame.origin)
    for node in nodes {
      // The position that the view would have at the corner of its transition, as before the
      // change.
      let moved = node === view ? corner : node.isolatedFrame.origin
      node.origin.x += former.x - (now.x - corner.x) - moved.x
      node.origin.y += former.y - (now.y - corner.y) - moved.y
    }
  }

  /// Animates to the phase `didDisappear`.
  func leave(_ departure: Departure) {
    guard phase != .didDisappear else { return }
    departure.retain()
    go(to: .didDisappear) { departure.release() }
  }

  /// The origin of the view, or of the node that represents it, in its container.
  private var shownOrigin: CGPoint {
    if let node = nodes.first, node.container != nil, node !== view { return node.origin }
    return view.origin
  }

  private func go(to new: TransitionPhase, then completion: @escaping () -> Void) {
    phase = new
    let graph = view.graph
    let completion = AnimationCompletion(criteria: .removed, action: completion)
    completion.retain()
    // Descendants that move because of layout changes are part of the transition as well.
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

/// A node that represents a node made elsewhere.
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
  /// Returns the nodes to lay out for the listed ones, with transitions applied to inserted and
  /// removed views.
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
