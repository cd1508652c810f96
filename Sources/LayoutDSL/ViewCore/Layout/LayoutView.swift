import Foundation

/// The views that a layout arranges.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content)
  }

  nonisolated static func _viewListCount() -> Int? { 1 }
}

extension _ViewInputs {
  /// Makes or updates the node of a container at the cursor, and its content.
  mutating func makeLayout<L: Layout, Content: View>(
    _ layout: L, content: Content, name: String? = nil, mayBeIdentity: Bool = false
  ) {
    let node: LayoutNode<L>
    if let existing = reuse(as: LayoutNode<L>.self) {
      node = existing
      node.update(layout, inputs: self)
    } else {
      node = LayoutNode(layout, name: name, inputs: self)
      node.isIdentity = mayBeIdentity && Content._viewListCount() == 1
      insert(node)
    }
    node.makeContent(content, inputs: self)
  }
}

/// The node of a container that runs a `Layout` over its children.
final class LayoutNode<L: Layout>: ContainerNode {
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?
  @exclusivity(unchecked) private var cacheIsStale = false
  /// The placements that the layout has set so far, while it places the children.
  @exclusivity(unchecked) private var placements: ContiguousArray<Placement?> = []
  private let name: String?

  init(_ layout: L, name: String?, inputs: _ViewInputs) {
    self.layout = layout
    self.name = name
    super.init(inputs: inputs)
  }

  func update(_ new: L, inputs: _ViewInputs) {
    let hasSameDirection =
      environment.values.layoutDirection == inputs.environment.values.layoutDirection
    environment = inputs.environment
    if hasSameDirection, !isValueAnimated, areEqual(layout, new) { return }
    let formerOrientation = stackOrientation
    layout = graph.isAnimating || isValueAnimated ? animated(new, from: layout) : new
    setNeedsLayout()
    if stackOrientation != formerOrientation { orientationDidChange() }
  }

  private func animated(_ new: L, from former: L) -> L {
    animated(new, from: former) { [unowned self] in
      layout = $0
      setNeedsLayout()
    }
  }

  override func resultsWillBeComputed() {
    cacheIsStale = true
  }

  /// Returns the subviews and an up-to-date cache.
  ///
  /// The cache has its own allocation, so the layout mutates it in place and never copies it.
  private func prepare() -> (subviews: LayoutSubviews, cache: UnsafeMutablePointer<L.Cache>) {
    let subviews = LayoutSubviews(
      nodes: children, layoutDirection: environment.values.layoutDirection)
    if let cache {
      if cacheIsStale { layout.updateCache(&cache.pointee, subviews: subviews) }
      cacheIsStale = false
      return (subviews, cache)
    }
    let cache = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
    cache.initialize(to: layout.makeCache(subviews: subviews))
    self.cache = cache
    cacheIsStale = false
    return (subviews, cache)
  }

  deinit {
    cache?.deinitialize(count: 1)
    cache?.deallocate()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let (subviews, cache) = prepare()
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  override func receive(_ placement: Placement, ofChild index: Int) {
    if index < placements.count { placements[index] = placement }
  }

  /// Has the layout place every child; centres a child that it does not place.
  override func arrange(
    size: CGSize, proposal: ProposedViewSize, _ body: (GeometricNode, Placement) -> Void
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let (subviews, cache) = prepare()
    placements = ContiguousArray(repeating: nil, count: subviews.count)
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
    let placements = placements
    self.placements = []
    for (child, placement) in zip(subviews.nodes, placements) {
      body(child, placement ?? Placement(centering: child, in: size))
    }
  }

  override func ownAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let (subviews, cache) = prepare()
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.pointee)
      : layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.pointee)
  }

  /// A layout of the user may set any guide; the named ones are built in and set none.
  override var ownKeys: KeyBits { name == nil ? .all : [] }

  override func computeSpacing() -> ViewSpacing {
    let (subviews, cache) = prepare()
    return layout.spacing(subviews: subviews, cache: &cache.pointee)
  }

  /// The layout that arranges the views, unwrapped from `AnyLayout`.
  private var explained: any Layout { (layout as? AnyLayout)?.wrapped ?? layout }

  override var alignmentKeys: [AlignmentKey] {
    (explained as? any ExplainedLayout)?.alignmentKeys ?? []
  }

  override var details: NodeDetails {
    name == nil ? NodeDetails() : (layout as? any ExplainedLayout)?.details ?? NodeDetails()
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    if let explained = explained as? any ExplainedLayout {
      return explained.explanation(of: self, toward: inner)
    }
    return ["\(kindName) is a Layout; it chose its own size and placed its views:"]
      + listing(children, toward: inner) {
        "\($0.nameInContainer) is proposed \(formatted($0.proposal)), takes "
          + "\(formatted($0.size)), and is placed at \(formatted($0.origin))."
      }
  }

  override var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }
  override package var kindName: String { name ?? typeName(of: L.self) }
  override var overflow: OverflowTraits {
    name != nil && L.self == ZStackLayout.self ? .stacksInDepth : []
  }
}
