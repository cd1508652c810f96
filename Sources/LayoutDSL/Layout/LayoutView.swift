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
  private var layout: L
  private var cache: L.Cache?
  private var cacheIsStale = false
  private var spacingCache: ViewSpacing?
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
    if hasSameDirection, areEqual(layout, new) { return }
    layout = new
    setNeedsLayout()
  }

  override func layoutWasInvalidated() {
    cacheIsStale = true
    spacingCache = nil
  }

  override func childrenDidChange() {
    layoutWasInvalidated()
  }

  /// Runs `body` with the subviews and a cache that fits them.
  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = LayoutSubviews(
      nodes: children, layoutDirection: environment.values.layoutDirection)
    var current: L.Cache
    if var existing = cache {
      // Taken out while in use, so that the cache is not copied when it changes.
      cache = nil
      if cacheIsStale { layout.updateCache(&existing, subviews: subviews) }
      current = existing
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheIsStale = false
    defer { cache = current }
    return body(subviews, &current)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
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
    withCache {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1)
    }
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
    let own: CGFloat? = withCache { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
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

  override func spacing() -> ViewSpacing {
    if let spacingCache { return spacingCache }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    spacingCache = spacing
    return spacing
  }

  override var stackOrientation: Axis? { L.layoutProperties.stackOrientation }
  override package var kindName: String { name ?? typeName(of: L.self) }
}
