import Foundation

/// A node with a place of its own.
///
/// Layout goes down: a parent proposes a size (`measure`), the node answers, the parent places it
/// (`place`). Measuring is pure and cached; placing is skipped where nothing changed.
package class GeometricNode: ViewNode {
  // Flags first, next to those of `ViewNode`: they share its last word.
  @exclusivity(unchecked) final var childrenAreStale = true
  /// Whether its children have to be placed again.
  @exclusivity(unchecked) final var layoutIsStale = true
  /// Whether the container's size does not depend on this node: it is an overlay or background.
  @exclusivity(unchecked) final var isSecondary = false
  /// How much of what the node has answered may be out of date.
  @exclusivity(unchecked) private var staleness = Staleness.none
  /// What has changed of the answers and nobody has been told.
  @exclusivity(unchecked) private var untoldChange: AnswerChange = []
  /// Whether every proposal has the same answer; known once the node was measured.
  @exclusivity(unchecked) private(set) final var isRigid = false
  @exclusivity(unchecked) private var keysAreStale = true

  /// The node in whose space `origin` lies; nil for the root and for nodes not yet listed.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var container: GeometricNode?
  @exclusivity(unchecked) private var measurements = MeasurementCache()
  @exclusivity(unchecked) private var knownKeys = KeyBits()

  /// The top-leading corner, in points of the container's content space.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  /// The size at its place, in points.
  @exclusivity(unchecked) package final var size = CGSize.zero
  /// How far what is painted leaves the frame; not a number while that is not known.
  @exclusivity(unchecked) private var knownReach = CGFloat.nan
  @exclusivity(unchecked) private var proposedWidth = CGFloat.nan
  @exclusivity(unchecked) private var proposedHeight = CGFloat.nan

  /// The nodes this one lays out, in order: what its slots come to once structure is taken away.
  @exclusivity(unchecked) final var childNodes: ContiguousArray<GeometricNode> = []
  /// What few nodes have; nil until something is kept there.
  @exclusivity(unchecked) private(set) final var rare: RareFields?

  /// Where to keep what few nodes have.
  final func makeRare() -> RareFields {
    if let rare { return rare }
    let fields = RareFields()
    rare = fields
    return fields
  }

  /// The proposal it was placed with.
  package final var proposal: ProposedViewSize {
    get {
      ProposedViewSize(
        width: proposedWidth.isNaN ? nil : proposedWidth,
        height: proposedHeight.isNaN ? nil : proposedHeight)
    }
    set {
      proposedWidth = newValue.width ?? .nan
      proposedHeight = newValue.height ?? .nan
    }
  }

  /// Bits of the preference keys and guides that this node sets.
  var ownKeys: KeyBits { [] }

  override init(inputs: _ViewInputs) {
    super.init(geometricIn: inputs)
  }

  override init(graph: ViewGraph, environment: EnvironmentValues) {
    super.init(graph: graph, environment: environment)
  }

  deinit {
    measurements.letGo()
  }

  // MARK: Children

  override final var asGeometric: GeometricNode? { self }

  /// The nodes this one lays out, brought up to date.
  package var children: ContiguousArray<GeometricNode> {
    if childrenAreStale { refreshChildren() }
    return childNodes
  }

  /// The children as last listed.
  var knownChildren: ContiguousArray<GeometricNode> { childNodes }

  /// Lists the children anew.
  func refreshChildren() {
    childrenAreStale = false
    var nodes: ContiguousArray<GeometricNode> = []
    nodes.reserveCapacity(slots.count)
    collectChildren(into: &nodes)
    if withGraph({ $0.hasTransitions }) { nodes = arrangingTransitions(nodes) }
    nodes.withUnmanaged { nodes in
      for node in nodes {
        node._withUnsafeGuaranteedRef { adopt($0) }
      }
    }
    childNodes = nodes
    childrenDidChange()
  }

  /// Makes this node the container of another.
  final func adopt(_ node: GeometricNode) {
    node.container = self
    // What it knows of its former life must not keep it from being heard.
    node.bringUpToDate()
  }

  /// Lists the nodes this one lays out.
  func collectChildren(into nodes: inout ContiguousArray<GeometricNode>) {
    slots.forEach { $0.collect(into: &nodes) }
  }

  /// Called when the nodes that the slots come to have changed.
  func childListDidChange() {
    // Nobody has looked at the list since it last changed.
    if childrenAreStale { return }
    childrenAreStale = true
    setNeedsLayout()
    subtreeKeysChanged()
  }

  /// The node that this one stands around without having made it.
  var wrappedNode: GeometricNode? { nil }

  /// A hook for nodes that keep something about their children.
  func childrenDidChange() {}

  /// Lets go of the container as well, which may not live as long as this node.
  override package func detach() {
    super.detach()
    container = nil
  }

  override final func collect(into nodes: inout ContiguousArray<GeometricNode>) {
    nodes.append(self)
  }

  override func layOutLazily(_ walk: LazyWalk) {
    walk.addView(self)
  }

  override func locate(_ id: AnyHashable, _ walk: LazyWalk) -> Bool {
    walk.addView(self)
    return false
  }

  // MARK: Measuring

  /// The size the node takes for a proposal, in points.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    bringUpToDate()
    if isRigid, let size = measurements.first { return size }
    if let size = measurements.size(for: proposal) { return size }
    let isFirst = measurements.isEmpty
    let size = freshSize(for: proposal)
    if isFirst { isRigid = computeIsRigid() }
    return size
  }

  private func freshSize(for proposal: ProposedViewSize) -> CGSize {
    withGraph { $0.measureCount += 1 }
    let size = sanitized(computeSize(proposal))
    measurements.insert(size, for: proposal)
    return size
  }

  /// Works out whether the node has one size only.
  func computeIsRigid() -> Bool { false }

  /// Works out the size for a proposal, from the node's values alone.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    graph.report(.invalidFrame, at: self, size: size)
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// Works out a guide; called only if something below may set it.
  func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The distances the node prefers to its neighbours in a stack.
  func spacing() -> ViewSpacing { .plain }

  /// Whether a frame directly around the node keeps these distances, as around a spacer.
  var keepsSpacingInFrames: Bool { false }

  /// Where the node stands in a stack's division of space.
  var layoutPriority: Double { 0 }

  /// The paint order among siblings; equal values paint in tree order.
  var zIndex: Double { 0 }

  /// The axis along which the node arranges its children; nil for all but stacks.
  var stackOrientation: Axis? { nil }

  /// The node that this one stands around as a modifier; nil for nodes that are no modifiers.
  var modifiedNode: GeometricNode? { nil }

  /// How the view comes and leaves, if it says so.
  var transition: AnyTransition? { modifiedNode?.transition }

  /// The values that the view carries to the container that made it from others.
  var containerValues: ContainerValues { modifiedNode?.containerValues ?? ContainerValues() }

  /// The value under a `LayoutValueKey`, if one was set.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  // MARK: Placing

  /// Puts the node at a place in its container and lays out what is inside.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(at: origin, proposal: proposal, size: measure(proposal))
  }

  /// Puts the node at a place, with what it answered to the proposal if nothing has changed since.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, size known: CGSize) {
    let size = staleness == .none ? known : measure(proposal)
    self.origin = origin
    guard layoutIsStale || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    layoutIsStale = false
    placeChildren()
    reachDidChange()
  }

  /// Places the children for `size` and `proposal`.
  func placeChildren() {}

  /// Takes note of where a `Layout` wants a child.
  func receive(_ placement: Placement, ofChild index: Int) {}

  /// Places a child in this node's content space, mirrored where text runs from right to left.
  final func place(_ child: GeometricNode, at origin: CGPoint, proposal: ProposedViewSize) {
    place(child, at: origin, proposal: proposal, size: child.measure(proposal))
  }

  /// Places a child whose answer to the proposal is known.
  final func place(
    _ child: GeometricNode, at origin: CGPoint, proposal: ProposedViewSize, size: CGSize
  ) {
    var origin = origin
    if environment.values.layoutDirection == .rightToLeft {
      origin.x = self.size.width - origin.x - size.width
    }
    child.place(at: origin, proposal: proposal, size: size)
  }

  // MARK: Invalidating

  /// Says that any answer of the node may have changed.
  package final func setNeedsLayout() {
    invalidate(.everything)
  }

  /// Says that sizes and guides may have changed, and nothing else that the container asks for.
  final func setNeedsMeasuring() {
    invalidate(.measurements)
  }

  /// Notes what is out of date here, and with all containers that they have a look.
  ///
  /// Nothing is forgotten yet: what nobody would notice stops where it is found out
  /// (`revalidate`), so that a change costs what it changes.
  private func invalidate(_ reason: Staleness) {
    layoutWasInvalidated()
    guard staleness == .none else {
      staleness = max(staleness, reason)
      return
    }
    staleness = reason
    var node = self
    while true {
      guard let container = node.container, !node.isLayoutBoundary else {
        if node.isLayoutBoundary || node.depth == 0 { graph.setNeedsPlacement(node) }
        return
      }
      if node.isSecondary {
        if let transitions = container.animators?.transitions, transitions.isShowing(node) {
          // A view that leaves keeps its place, whatever becomes of the container.
          graph.setNeedsPlacement(node)
          return
        }
        container.layoutIsStale = true
        graph.setNeedsPlacement(container)
        return
      }
      container.makeRare().suspects.append(node)
      container.layoutWasInvalidated()
      guard container.staleness == .none else { return }
      container.staleness = .suspect
      node = container
    }
  }

  /// A hook for nodes that keep more than their answers; called when something inside may have
  /// changed.
  func layoutWasInvalidated() {}

  /// A hook for nodes that work out their answers from more than their children's; called before
  /// they do so again.
  func answersWillBeComputed() {}

  /// Brings the answers up to date; what has changed of them the container learns when it does so.
  final func bringUpToDate() {
    guard staleness != .none else { return }
    let change = revalidate()
    untoldChange.formUnion(change)
  }

  /// Brings the answers up to date, and says what has changed of those that were given.
  private func revalidate() -> AnswerChange {
    let told = untoldChange
    untoldChange = []
    guard staleness != .none else { return told }
    let reason = staleness
    staleness = .none
    var inside: AnswerChange = []
    if let rare, !rare.suspects.isEmpty {
      let nodes = rare.suspects
      rare.suspects = []
      for node in nodes where node.container === self {
        inside.formUnion(node.revalidate())
      }
    }
    guard reason != .suspect || !inside.isEmpty else { return told }
    let change = recompute(
      traitsMayDiffer: reason == .everything || inside.contains(.traits))
    layoutIsStale = true
    // Whoever places the node again does so because its answers have changed.
    if change.isEmpty { graph.setNeedsPlacement(self) }
    return told.union(change)
  }

  /// Answers anew what was asked before.
  private func recompute(traitsMayDiffer: Bool) -> AnswerChange {
    answersWillBeComputed()
    var change: AnswerChange = []
    var former = measurements.takeAll()
    defer { former.letGo() }
    let wasRigid = isRigid
    let formerKeys = knownKeys
    isRigid = false
    if former.hasForgotten {
      change = .size
    } else {
      for index in 0..<former.count where change.isEmpty {
        let (proposal, size) = former[index]
        if measure(proposal) != size { change = .size }
      }
    }
    if wasRigid, !isRigid { change = .size }
    if subtreeKeys != formerKeys || traitsMayDiffer && traitsDiffer() { change.insert(.traits) }
    if let formerGuides = rare?.guides {
      rare?.guides = nil
      if change.isEmpty,
        formerGuides.hasForgotten
          || formerGuides.questions.contains(where: {
            explicitAlignment(of: $0.key, size: $0.size, proposal: $0.proposal)
              != formerGuides.answer(to: $0)
          })
      {
        change.insert(.traits)
      }
    }
    return change
  }

  /// Whether what the container knows of the node besides its sizes and guides may be wrong now.
  func traitsDiffer() -> Bool { true }

  /// Whether the node's size never depends on what is inside it.
  var isLayoutBoundary: Bool { false }

  // MARK: Animated frames

  /// Whether the frame in which the node draws is animated where the layout changes.
  var animatesFrame: Bool { false }

  /// Whether what is inside animates by its place in this node, not by that around it.
  var isolatesFrames: Bool { false }

  /// How far what is inside is moved by the geometry of another view.
  var frameOffset: CGPoint { .zero }

  /// The nodes laid out here when they were last listed, and those on their way out.
  var listedChildren: ContiguousArray<GeometricNode> {
    let listed = knownChildren
    guard let transitions = animators?.transitions else { return listed }
    return transitions.leaving + listed
  }

  // MARK: Coordinates

  /// How content space maps to the node's own space; nil for the identity.
  ///
  /// Scrolling, offsets, rotation and scaling live here: they move what is inside without laying it
  /// out.
  var contentTransform: CGAffineTransform? { nil }

  /// Whether the node sets a safe area for what is inside it.
  var definesSafeArea: Bool { false }

  /// The safe area the node sets, in its own space.
  var safeRect: CGRect { CGRect(origin: .zero, size: size) }

  /// The size to which frames inside are relative, where the node is the screen or a scroll view.
  ///
  /// A dimension that depends on what is inside is nil.
  var relativeFrameSize: ProposedViewSize? { nil }

  /// Whether the node's space goes by this name.
  func answers(to name: AnyHashable) -> Bool { false }

  // MARK: Keys

  /// Bits of all keys set here or below.
  final var subtreeKeys: KeyBits {
    if keysAreStale {
      knownKeys = ownKeys.union(childKeys)
      keysAreStale = false
    }
    return knownKeys
  }

  /// Works out the keys while the nodes below have just been made, and are near in memory.
  final func noteKeys() {
    _ = subtreeKeys
  }

  /// Bits of all keys set in `keyedChildren`.
  var childKeys: KeyBits {
    var keys = KeyBits()
    keyedChildren.withUnmanaged { nodes in
      for node in nodes {
        keys.formUnion(node._withUnsafeGuaranteedRef { $0.subtreeKeys })
      }
    }
    return keys
  }

  /// The nodes whose preferences are reduced here, in order of reduction.
  var keyedChildren: ContiguousArray<GeometricNode> { children }

  /// Says that keys may have come or gone below.
  final func subtreeKeysChanged() {
    var node: GeometricNode? = self
    while let current = node, !current.keysAreStale || current === self {
      current.keysAreStale = true
      node = current.container
    }
  }

  /// The preference under a key that this subtree comes to; nil if nothing in it sets one.
  package final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let keys = subtreeKeys
    guard !keys.isEmpty, keys.contains(graph.bit(for: key)) else { return nil }
    return computePreference(key)
  }

  /// Works out a preference; called only if something below may set it.
  func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for child in keyedChildren {
      guard let value = child.preference(key) else { continue }
      if var reduced = result {
        key.reduce(value: &reduced) { value }
        result = reduced
      } else {
        result = value
      }
    }
    return result
  }

  // MARK: Reach

  /// How far anything painted here may leave the node's frame, in points; infinite if there is no
  /// telling.
  final var reach: CGFloat {
    if knownReach.isNaN { knownReach = computeReach() }
    return knownReach
  }

  /// Works out how far anything painted here may leave the node's frame.
  func computeReach() -> CGFloat { .infinity }

  /// How far a child's painting may leave this node's frame.
  final func reach(of child: GeometricNode, movedBy shift: CGPoint = .zero) -> CGFloat {
    let left = child.origin.x + shift.x, top = child.origin.y + shift.y
    let frame = max(-left, -top, left + child.size.width - size.width)
    let result = max(frame, top + child.size.height - size.height) + child.reach
    return result.isNaN ? .infinity : max(result, 0)
  }

  /// Says that what is painted here may reach farther, or less far, than before.
  final func reachDidChange() {
    // Nobody has asked since it last changed, as in every first layout.
    if knownReach.isNaN { return }
    var node = self
    while !node.knownReach.isNaN {
      node.knownReach = .nan
      guard let container = node.container else { return }
      container.childReachDidChange(node)
      node = container
    }
  }

  /// A hook for nodes that keep something about how far their children reach.
  func childReachDidChange(_ child: GeometricNode) {}

  // MARK: Display

  /// Paints the node; `context.origin` is its top-leading corner.
  func display(in context: inout DisplayContext) {
    displayChildren(in: &context)
  }

  /// Paints the children in order of `zIndex`.
  final func displayChildren(in context: inout DisplayContext) {
    var children = children
    // Views that leave go behind those that stay.
    if let transitions = animators?.transitions { children = transitions.leaving + children }
    guard graph.hasZIndices, children.contains(where: { $0.zIndex != 0 }) else {
      for child in children {
        context.display(child)
      }
      return
    }
    let ordered = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, child) in ordered {
      context.display(child)
    }
  }

  // MARK: Touch

  /// The same map as `contentTransform`, with the perspective in which the content is shown.
  var contentProjection: ProjectionTransform? { contentTransform.map { ProjectionTransform($0) } }

  /// The nodes that are painted inside this one, in that order.
  var paintOrder: ContiguousArray<GeometricNode> {
    let nodes = keyedChildren
    guard graph.hasZIndices, nodes.contains(where: { $0.zIndex != 0 }) else { return nodes }
    return ContiguousArray(
      nodes.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element))
  }

  /// Whether a touch at a point of the node's own space may meet it or anything inside it.
  func mayBeHit(at point: CGPoint) -> Bool { true }

  /// Whether the node itself is met at a point of its own space that nothing inside it covers.
  func isHit(at point: CGPoint) -> Bool { false }

  /// One line about the node's values, for dumps; empty for nothing.
  package var summary: String { "" }

  /// Whether the node is a modifier of another.
  var isModifier: Bool { false }

  /// The modifiers that make such a node, besides the one that it is named after.
  var otherNames: [String] { [] }

  /// The guides at which the node lines up what is inside it.
  var alignmentKeys: [AlignmentKey] { [] }

  /// What the node knows of how it came by its size, a sentence each, once it is placed; of a long
  /// list of views, those around the one that the story goes on with.
  func explanation(toward inner: GeometricNode?) -> [String] { [] }

  /// The words that the view is known by to whoever looks at the screen.
  var words: [String] { [] }

  /// What of the view is touched if it is named by its words.
  var touchTarget: GeometricNode { self }

  /// What is wrong with the node's own values or place.
  var mistake: Diagnostic.Problem? { nil }
}
