import Foundation

/// A node with a place of its own.
///
/// Layout goes down: a parent proposes a size (`measure`), the node answers, the parent places it
/// (`place`). Measuring is pure and cached; placing is skipped where nothing changed.
package class GeometricNode: ViewNode {
  /// The node in whose space `origin` lies; nil for the root and for nodes not yet listed.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var container: GeometricNode?
  /// The nodes this one lays out, in order: what its slots come to once structure is taken away.
  @exclusivity(unchecked) final var childNodes: ContiguousArray<GeometricNode> = []
  @exclusivity(unchecked) final var childrenAreStale = true

  /// The top-leading corner, in points of the container's content space.
  @exclusivity(unchecked) package final var origin = CGPoint.zero
  /// The size at its place, in points.
  @exclusivity(unchecked) package final var size = CGSize.zero
  /// The proposal it was placed with.
  @exclusivity(unchecked) package final var proposal = ProposedViewSize.unspecified
  /// Whether its children have to be placed again.
  @exclusivity(unchecked) final var layoutIsStale = true
  /// Whether the container's size does not depend on this node: it is an overlay or background.
  @exclusivity(unchecked) final var isSecondary = false
  /// Where a `Layout` has put the node, until the layout is done with all.
  @exclusivity(unchecked) final var pendingPlacement: (origin: CGPoint, proposal: ProposedViewSize)?

  @exclusivity(unchecked) private var measurements = MeasurementCache()
  /// Work that a leaf keeps until it changes.
  @exclusivity(unchecked) final var leafCache: AnyObject?

  /// Bits of the preference keys and guides that this node sets.
  var ownKeys: KeyBits { [] }
  @exclusivity(unchecked) private var subtreeKeyCache: KeyBits?

  // MARK: Children

  override final var asGeometric: GeometricNode? { self }

  /// The nodes this one lays out, brought up to date.
  package final var children: ContiguousArray<GeometricNode> {
    if childrenAreStale { refreshChildren() }
    return childNodes
  }

  private func refreshChildren() {
    childrenAreStale = false
    var nodes: ContiguousArray<GeometricNode> = []
    nodes.reserveCapacity(slots.count)
    collectChildren(into: &nodes)
    if graph.hasTransitions { nodes = arrangingTransitions(nodes) }
    for node in nodes {
      node.container = self
    }
    childNodes = nodes
    childrenDidChange()
  }

  /// Lists the nodes this one lays out.
  func collectChildren(into nodes: inout ContiguousArray<GeometricNode>) {
    for slot in slots {
      slot.collect(into: &nodes)
    }
  }

  private func arrangingTransitions(
    _ nodes: ContiguousArray<GeometricNode>
  ) -> ContiguousArray<GeometricNode> {
    if animators?.transitions == nil {
      guard nodes.contains(where: { $0.animators != nil }) else { return nodes }
      if animators == nil { animators = NodeAnimators() }
      animators?.transitions = TransitionList(in: self) { [unowned self] in childListDidChange() }
    }
    return animators?.transitions?.arrange(nodes) ?? nodes
  }

  /// Called when the nodes that the slots come to have changed.
  func childListDidChange() {
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
    if let size = measurements.size(for: proposal) { return size }
    graph.measureCount += 1
    let size = sanitized(computeSize(proposal))
    measurements.insert(size, for: proposal)
    return size
  }

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

  package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, size: measure(proposal), proposal: proposal)
  }

  /// The value of a guide that the node or one inside it sets, in its own space; nil if none does.
  final func explicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let keys = subtreeKeys
    guard !keys.isEmpty, keys.contains(graph.bit(for: key.id)) else { return nil }
    return computeExplicitAlignment(of: key, size: size, proposal: proposal)
  }

  /// Where a guide is in the node, in its own space: as it is set inside, else where it is by
  /// default.
  final func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let set = explicitAlignment(of: key, size: size, proposal: proposal) { return set }
    if let fraction = key.fraction {
      return fraction * (key.axis == .horizontal ? size.width : size.height)
    }
    return key.id.defaultValue(in: ViewDimensions(node: self, size: size, proposal: proposal))
  }

  /// Works out a guide; called only if something below may set it.
  func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  /// The distances the node prefers to its neighbours in a stack.
  func spacing() -> ViewSpacing { ViewSpacing() }

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
    let size = measure(proposal)
    self.origin = origin
    guard layoutIsStale || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    layoutIsStale = false
    placeChildren()
  }

  /// Places the children for `size` and `proposal`.
  func placeChildren() {}

  /// Places a child in this node's content space, mirrored where text runs from right to left.
  final func place(_ child: GeometricNode, at origin: CGPoint, proposal: ProposedViewSize) {
    guard environment.values.layoutDirection == .rightToLeft else {
      return child.place(at: origin, proposal: proposal)
    }
    let width = child.measure(proposal).width
    child.place(
      at: CGPoint(x: size.width - origin.x - width, y: origin.y), proposal: proposal)
  }

  /// Says that the answer to some proposal may have changed, up to the nearest node whose own size
  /// cannot depend on it.
  package final func setNeedsLayout() {
    var node = self
    while true {
      node.measurements.removeAll()
      node.layoutWasInvalidated()
      node.layoutIsStale = true
      guard let container = node.container, !node.isLayoutBoundary else {
        if node.isLayoutBoundary || node.parent == nil { graph.setNeedsPlacement(node) }
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
      if container.layoutIsStale, container.measurements.isEmpty { return }
      node = container
    }
  }

  /// A hook for nodes that keep more than the measurement cache.
  func layoutWasInvalidated() {}

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
    guard let transitions = animators?.transitions else { return childNodes }
    return transitions.leaving + childNodes
  }

  // MARK: Coordinates

  /// How content space maps to the node's own space; nil for the identity.
  ///
  /// Scrolling, offsets, rotation and scaling live here: they move what is inside without laying it
  /// out.
  var contentTransform: CGAffineTransform? { nil }

  /// The map from the node's own space to the space of the root.
  package final var transformToRoot: CGAffineTransform {
    transform(to: nil)
  }

  /// The map from the node's own space to that of an ancestor, nil being the root's outside.
  final func transform(to ancestor: GeometricNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: GeometricNode = self
    while node !== ancestor {
      transform = transform.concatenating(
        CGAffineTransform(translationX: node.origin.x, y: node.origin.y))
      guard let container = node.container else { break }
      if let content = container.contentTransform {
        transform = transform.concatenating(content)
      }
      node = container
    }
    return transform
  }

  /// The node's frame in the space of the root.
  package final var globalFrame: CGRect {
    CGRect(origin: .zero, size: size).applying(transformToRoot)
  }

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

  /// The map from the node's own space to another: that of the nearest node around it with the
  /// name, or the root's if none has it (fact `geoval-unknown-named-space-is-global`).
  package final func transform(to space: CoordinateSpace) -> CGAffineTransform {
    switch space {
    case .local: return .identity
    case .global: return transformToRoot
    case .named(let name):
      var ancestor = container
      var outermost: GeometricNode?
      while let current = ancestor, !current.answers(to: name) {
        outermost = current
        ancestor = current.container
      }
      // A view that is not in place yet may still come to lie in the space.
      if ancestor == nil, outermost === graph.root, !(name.base is ScrollViewSpaceName) {
        graph.report(.unknownSpace("\(name)"), at: self)
      }
      return transform(to: ancestor)
    }
  }

  // MARK: Keys

  /// Bits of all keys set here or below.
  final var subtreeKeys: KeyBits {
    if let keys = subtreeKeyCache { return keys }
    var keys = ownKeys
    for child in keyedChildren {
      keys.formUnion(child.subtreeKeys)
    }
    subtreeKeyCache = keys
    return keys
  }

  /// The nodes whose preferences are reduced here, in order of reduction.
  var keyedChildren: ContiguousArray<GeometricNode> { children }

  /// Says that keys may have come or gone below.
  final func subtreeKeysChanged() {
    var node: GeometricNode? = self
    while let current = node, current.subtreeKeyCache != nil || current === self {
      current.subtreeKeyCache = nil
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

  /// One line about the node's values, for dumps; empty for nothing.
  package var summary: String { "" }

  /// What the node knows of how it came by its size, a sentence each, once it is placed.
  func explanation() -> [String] { [] }
}

/// A set of keys, one bit each; the 64th bit stands for all keys beyond.
package struct KeyBits: OptionSet {
  static let all = KeyBits(rawValue: .max)

  package let rawValue: UInt64

  package init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
