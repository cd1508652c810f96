import Foundation

/// A node with a frame.
///
/// Layout runs top-down: a container proposes a size to a child (`measure`), the child returns the
/// size it takes, and the container places it (`place`). Measuring has no side effects and is
/// cached; placing is skipped if nothing has changed.
///
/// `Invalidation.swift` documents what may be stale, who marks it, and who revalidates it.
///
/// The class keeps measuring and placing. The other passes are extensions in `Passes/`, one file
/// each. Swift allows overriding only members of the class itself, so the class also declares the
/// hooks of each pass, with their defaults; the hook protocols document them.
package class GeometricNode: ViewNode {
  /// The stale parts of the node.
  ///
  /// First, to share the last word of the fields of `ViewNode`.
  @exclusivity(unchecked) final var stale = InvalidationState()
  /// Whether the node is an overlay or background, so the container's size does not depend on it.
  @exclusivity(unchecked) final var isSecondary = false
  /// Whether the node has the same size for every proposal; known after the first measurement.
  @exclusivity(unchecked) final var isRigid = false
  /// Whether the node takes every proposal as its size, so that measuring it takes no call.
  @exclusivity(unchecked) final var isFilling = false

  /// The node whose space `origin` is in; nil for the root, for detached nodes, and for nodes that
  /// are not listed yet.
  ///
  /// Retained, because a view that is made elsewhere (`Subview`) may outlive a container that lists
  /// it. `detach` ends the cycle.
  @exclusivity(unchecked) package internal(set) final var container: GeometricNode?
  @exclusivity(unchecked) final var measurements = MeasurementCache()
  @exclusivity(unchecked) final var knownKeys = KeyBits()

  /// The top-leading corner, in points, in the container's content space.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  /// The size the node was placed with, in points.
  @exclusivity(unchecked) package final var size = CGSize.zero
  /// The distance that painting extends beyond the frame; NaN if unknown.
  @exclusivity(unchecked) final var knownReach = CGFloat.nan
  @exclusivity(unchecked) private var proposedWidth = CGFloat.nan
  @exclusivity(unchecked) private var proposedHeight = CGFloat.nan

  /// The laid-out children in order: the geometric nodes that the slots resolve to.
  @exclusivity(unchecked) final var childNodes: ContiguousArray<GeometricNode> = []
  /// Fields that few nodes need; nil until one of them is set.
  @exclusivity(unchecked) final var rare: NodeRareData?

  /// The proposal the node was placed with.
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

  /// The current list of laid-out children.
  package var children: ContiguousArray<GeometricNode> {
    if stale.children { refreshChildren() }
    return childNodes
  }

  /// The children as last listed, without updating the list.
  var knownChildren: ContiguousArray<GeometricNode> { childNodes }

  /// Rebuilds the list of children.
  func refreshChildren() {
    stale.childrenWillBeListed()
    // The graph of a detached node may be gone.
    guard isAttached else { return childNodes = [] }
    var nodes: ContiguousArray<GeometricNode> = []
    collectChildren(into: &nodes)
    if withGraph({ $0.hasTransitions }) { nodes = arrangingTransitions(nodes) }
    nodes.withUnretained { nodes in
      for node in nodes {
        node.withObject { adopt($0) }
      }
    }
    childNodes = nodes
    childrenDidChange()
  }

  /// Makes this node the container of another node.
  final func adopt(_ node: GeometricNode) {
    node.container = self
    // Staleness from a previous container would keep the node from notifying this one.
    node.revalidateIfNeeded()
  }

  /// Lists the laid-out children in `nodes`, which are empty.
  func collectChildren(into nodes: inout ContiguousArray<GeometricNode>) {
    if let only = slots.onlyGeometric {
      nodes = [only.object]
    } else if let all = slots.geometricNodes {
      nodes = all
    } else {
      nodes.reserveCapacity(slots.count)
      slots.forEach { $0.collect(into: &nodes) }
    }
  }

  /// Called when the geometric nodes that the slots resolve to have changed.
  func childListDidChange() {
    setNeedsListing()
  }

  /// The node that this one wraps without having made it.
  var wrappedNode: GeometricNode? { nil }

  /// A hook for nodes that cache values derived from their children.
  func childrenDidChange() {}

  /// Also releases the container and the children, which others may have made and may release.
  override package func detach() {
    super.detach()
    container = nil
    stale.nodeWasDetached()
  }

  override package final func collect(into nodes: inout ContiguousArray<GeometricNode>) {
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

  /// Returns the size the node takes for a proposal, in points.
  package final func measure(_ proposal: ProposedViewSize) -> CGSize {
    revalidateIfNeeded()
    if isFilling, let size = proposal.filledSize { return size }
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

  /// Whether the node has the same size for every proposal.
  func computeIsRigid() -> Bool { false }

  /// Computes the size for a proposal from the values of the node and its children.
  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func sanitized(_ size: CGSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    graph.report(.invalidFrame, at: self)
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// Computes a guide; called only if the subtree may set it.
  func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// Returns the distances that the node prefers to its neighbours in a stack.
  func spacing() -> ViewSpacing { .plain }

  /// Whether a frame directly around the node keeps these distances, as for a spacer.
  var keepsSpacingInFrames: Bool { false }

  /// The priority with which the node takes its share of a stack's space; higher is earlier.
  var layoutPriority: Double { 0 }

  /// The paint order among siblings; nodes with equal values paint in tree order.
  var zIndex: Double { 0 }

  /// The axis along which the node arranges its children; nil for nodes other than stacks.
  var stackOrientation: Axis? { nil }

  /// The node that this node modifies; nil for nodes that are not modifiers.
  var modifiedNode: GeometricNode? { nil }

  /// Whether the node is a screen that another screen covers.
  var isCoveredScreen: Bool { false }

  /// The transition with which the view is inserted and removed; nil if it has none.
  var transition: AnyTransition? { modifiedNode?.transition }

  /// The values that the view carries to the container that made it from others.
  package var containerValues: ContainerValues {
    modifiedNode?.containerValues ?? ContainerValues()
  }

  /// Returns the value of a `LayoutValueKey`, or nil if none is set.
  package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

  // MARK: Placing

  /// Places the node in its container and lays out its children.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(at: origin, proposal: proposal, size: measure(proposal))
  }

  /// Places the node; `known` is its measured size for the proposal unless the node is stale.
  package final func place(at origin: CGPoint, proposal: ProposedViewSize, size known: CGSize) {
    let size = stale.results == .none ? known : measure(proposal)
    self.origin = origin
    guard stale.layout || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    layOutChildren()
  }

  /// Places the children and clears `stale.layout`.
  final func layOutChildren() {
    stale.childrenWillBePlaced()
    placeChildren()
    reachDidChange()
  }

  /// Places the children within `size` and `proposal`.
  func placeChildren() {}

  /// Records where a `Layout` places a child.
  func receive(_ placement: Placement, ofChild index: Int) {}

  /// Places a child in this node's content space, mirrored in a right-to-left layout.
  package final func place(_ child: GeometricNode, at origin: CGPoint, proposal: ProposedViewSize) {
    place(child, at: origin, proposal: proposal, size: child.measure(proposal))
  }

  /// Places a child whose size for the proposal is known.
  package final func place(
    _ child: GeometricNode, at origin: CGPoint, proposal: ProposedViewSize, size: CGSize
  ) {
    var origin = origin
    if environment.values.layoutDirection == .rightToLeft {
      origin.x = self.size.width - origin.x - size.width
    }
    child.place(at: origin, proposal: proposal, size: size)
  }

  // MARK: Invalidation (Invalidation.swift)

  func layoutWasInvalidated() {}
  func resultsWillBeComputed() {}
  func traitsDiffer() -> Bool { true }
  var isLayoutBoundary: Bool { false }
  var isSizedBySecondaries: Bool { false }

  // MARK: Animated frames

  /// Whether the frame in which the node draws animates when the layout changes.
  var animatesFrame: Bool { false }

  /// Whether descendants animate their frames relative to this node instead of an outer one.
  var isolatesFrames: Bool { false }

  /// The offset of the content that follows the geometry of another view.
  var frameOffset: CGPoint { .zero }

  /// The children as last listed, preceded by those that are being removed by a transition.
  var listedChildren: ContiguousArray<GeometricNode> {
    let listed = knownChildren
    guard let transitions = animators?.transitions else { return listed }
    return transitions.leaving + listed
  }

  // MARK: Coordinates

  /// The transform from content space to the node's own space; nil for the identity.
  ///
  /// Scrolling, offsets, rotation and scaling are content transforms: they move the content without
  /// layout.
  var contentTransform: CGAffineTransform? { nil }

  /// The axes along which the node scrolls its content.
  var scrolledAxes: Axis.Set { [] }

  /// Whether the node sets the safe area of its content.
  var definesSafeArea: Bool { false }

  /// The safe area that the node sets, in its own space.
  var safeRect: CGRect { CGRect(origin: .zero, size: size) }

  /// The size to which `containerRelativeFrame` refers, if the node is the screen or a scroll view.
  ///
  /// A dimension that depends on the content is nil.
  var relativeFrameSize: ProposedViewSize? { nil }

  /// Whether the node's coordinate space has this name.
  func answers(to name: AnyHashable) -> Bool { false }

  // MARK: Preferences (Preferences/PreferenceReduction.swift)

  var ownKeys: KeyBits { [] }
  var childKeys: KeyBits { keysOfKeyedChildren }
  package var keyedChildren: ContiguousArray<GeometricNode> { children }
  func computePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    reducedPreference(key)
  }

  // MARK: Appearance (Passes/Appearance.swift)

  var hidesContent: Bool { false }

  // MARK: Display (Passes/Display.swift)

  package func display(in context: inout DisplayContext) {
    displayChildren(in: &context)
  }
  func paintOrder(withLeaving: Bool) -> ContiguousArray<GeometricNode> {
    inZOrder(keyedChildren, withLeaving: withLeaving)
  }
  func computeReach() -> CGFloat { .infinity }
  func childReachDidChange(_ child: GeometricNode) {}

  // MARK: Hit testing (Passes/HitTest.swift)

  var contentProjection: ProjectionTransform? { contentTransform.map { ProjectionTransform($0) } }
  func mayBeHit(at point: CGPoint) -> Bool { true }
  func isHit(at point: CGPoint) -> Bool { false }

  // MARK: Explanation (Passes/Explanation.swift)

  package var summary: String { "" }
  var writtenName: String? { nil }
  var shapeName: String? { nil }
  var isClear: Bool { false }
  var overflow: OverflowTraits { contentTransform == nil ? [] : .cutsOff }
  var alignmentKeys: [AlignmentKey] { [] }
  func explanation(toward inner: GeometricNode?) -> [String] { [] }
  var mistake: Diagnostic.Problem? { nil }

  // MARK: Search by words (Passes/WordSearch.swift)

  var words: [String] { [] }
  var touchTarget: GeometricNode { self }
  func accessibilityAction(_ name: String) -> (() -> Void)? { nil }
}

extension GeometricNode: InvalidationHooks, PreferenceHooks, AppearanceHooks, DisplayHooks,
  HitTestHooks, ExplanationHooks, WordSearchHooks
{}
