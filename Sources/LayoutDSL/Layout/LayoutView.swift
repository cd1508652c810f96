import Foundation

/// Views arranged by a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeLayout(view.layout, content: view.content)
  }

  nonisolated static func _viewListCount() -> Int? { 1 }
}

extension _ViewInputs {
  /// Makes or updates the node of a container at the cursor, and the views inside it.
  mutating func makeLayout<L: Layout, Content: View>(
    _ layout: L, content: Content, name: String? = nil
  ) {
    let node: LayoutNode<L>
    if let existing = reuse(as: LayoutNode<L>.self) {
      node = existing
      node.update(layout, inputs: self)
    } else {
      node = LayoutNode(layout, name: name, inputs: self)
      insert(node)
    }
    node.makeContent(content, inputs: self)
  }
}

/// The node of a container: it runs a `Layout` over its children.
final class LayoutNode<L: Layout>: GeometricNode {
  @exclusivity(unchecked) private var layout: L
  @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?
  @exclusivity(unchecked) private var cacheIsStale = false
  @exclusivity(unchecked) private var spacingCache: ViewSpacing?
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
    layout = graph.isAnimating || isValueAnimated ? animated(new, from: layout) : new
    setNeedsLayout()
  }

  private func animated(_ new: L, from former: L) -> L {
    animated(new, from: former) { [unowned self] in
      layout = $0
      setNeedsLayout()
    }
  }

  override func layoutWasInvalidated() {
    cacheIsStale = true
    spacingCache = nil
  }

  override func childrenDidChange() {
    layoutWasInvalidated()
  }

  /// The subviews and a cache that fits them.
  ///
  /// The cache lives in memory of its own: what the layout keeps is changed in place and never
  /// copied.
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

  override func placeChildren() {
    runPlacement(size: size, proposal: proposal)
    for child in childNodes {
      guard let placement = child.pendingPlacement else { continue }
      child.pendingPlacement = nil
      place(child, at: placement.origin, proposal: placement.proposal)
    }
  }

  /// Has the layout fill in `pendingPlacement` of every child.
  private func runPlacement(size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(origin: .zero, size: size)
    let (subviews, cache) = prepare()
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
    for child in childNodes where child.pendingPlacement == nil {
      let proposal = ProposedViewSize(size)
      let childSize = child.measure(proposal)
      child.pendingPlacement = (
        CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
        proposal
      )
    }
  }

  override func computeExplicitAlignment(
    of key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let (subviews, cache) = prepare()
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.pointee)
      : layout.explicitAlignment(
        of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache.pointee)
    if let own { return own }
    let bit = graph.bit(for: key.id)
    guard children.contains(where: { $0.subtreeKeys.contains(bit) }) else { return nil }
    runPlacement(size: size, proposal: proposal)
    var values: [CGFloat] = []
    for child in childNodes {
      guard let placement = child.pendingPlacement else { continue }
      child.pendingPlacement = nil
      let dimensions = child.dimensions(placement.proposal)
      guard let value = dimensions.explicitValue(of: key) else { continue }
      values.append(
        value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
    }
    return key.merge(values)
  }

  /// A layout of the user may set any guide; the named ones are the engine's own and set none.
  override var ownKeys: KeyBits { name == nil ? .all : [] }

  override func spacing() -> ViewSpacing {
    if let spacingCache { return spacingCache }
    let (subviews, cache) = prepare()
    let spacing = layout.spacing(subviews: subviews, cache: &cache.pointee)
    spacingCache = spacing
    return spacing
  }

  override func explanation() -> [String] {
    let stack = (layout as? AnyLayout)?.stack ?? (layout as? any AxisLayout)?.stack
    return stack?.explanation(of: self) ?? []
  }

  override var stackOrientation: Axis? {
    (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
  }
  override package var kindName: String { name ?? typeName(of: L.self) }
}
