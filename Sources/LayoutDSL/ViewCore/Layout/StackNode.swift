import Foundation

/// The node of an `HStack` or `VStack`.
///
/// `HStackLayout` and `VStackLayout` run the same algorithm through the `Layout` protocol. Trees
/// consist mostly of stacks, and calling the algorithm directly halves their layout time.
final class StackNode: ContainerNode {
  @exclusivity(unchecked) private var layout: StackLayout
  @exclusivity(unchecked) private var cache = StackLayout.Cache()
  @exclusivity(unchecked) private var cacheIsStale = true

  init(_ layout: StackLayout, inputs: _ViewInputs) {
    self.layout = layout
    super.init(inputs: inputs)
  }

  func update(_ new: StackLayout, inputs: _ViewInputs) {
    let hasSameDirection =
      environment.values.layoutDirection == inputs.environment.values.layoutDirection
    environment = inputs.environment
    if hasSameDirection, layout == new { return }
    layout = new
    setNeedsLayout()
  }

  override func resultsWillBeComputed() {
    cacheIsStale = true
  }

  /// Calls a closure with the children after updating their list and the cache.
  private func withChildren<Result>(
    toMeasure proposal: ProposedViewSize? = nil, _ body: (UnretainedNodes) -> Result
  ) -> Result {
    if stale.children { refreshChildren() }
    return childNodes.withUnretained { nodes in
      if cacheIsStale {
        cacheIsStale = false
        layout.updateCache(&cache, nodes, toMeasure: proposal)
      }
      return body(nodes)
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withChildren(toMeasure: proposal) { layout.sizeThatFits(proposal, $0, &cache) }
  }

  override func computeIsRigid() -> Bool {
    childNodes.withUnretained { nodes in
      nodes.allSatisfy { $0.withObject { $0.isRigid } }
    }
  }

  override func arrange(
    size: CGSize, proposal: ProposedViewSize, _ body: (GeometricNode, Placement) -> Void
  ) {
    withChildren { nodes in
      layout.arrange(
        in: CGRect(origin: .zero, size: size), proposal: proposal, nodes, &cache
      ) { _, child, placement in
        body(child, placement)
      }
    }
  }

  override func computeSpacing() -> ViewSpacing {
    withChildren { layout.spacing(of: $0) }
  }

  override var childKeys: KeyBits {
    if stale.children { refreshChildren() }
    return keys(of: childNodes)
  }

  override var alignmentKeys: [AlignmentKey] { [layout.alignment] }
  override var details: NodeDetails { NodeDetails(spacing: layout.spacing) }

  // MARK: Display

  /// The greatest reach of all children since the list changed; NaN if unknown.
  @exclusivity(unchecked) private var greatestReach = CGFloat.nan
  /// Children whose reach may have changed since then.
  @exclusivity(unchecked) private var reaching: ContiguousArray<GeometricNode> = []

  override func childrenDidChange() {
    super.childrenDidChange()
    greatestReach = .nan
    reaching = []
  }

  override func childReachDidChange(_ child: GeometricNode) {
    if !greatestReach.isNaN { reaching.append(child) }
  }

  /// Updates `greatestReach` from the children that have changed.
  private func updateReach() {
    if greatestReach.isNaN {
      greatestReach = childNodes.reduce(0) { max($0, $1.reach) }
    } else if !reaching.isEmpty {
      greatestReach = reaching.reduce(greatestReach) { max($0, $1.reach) }
    }
    reaching = []
  }

  /// Skips the invisible children without visiting each.
  override func display(in context: inout DisplayContext) {
    guard let range = visibleRange(in: context) else { return displayChildren(in: &context) }
    for child in childNodes[range] {
      context.display(child)
    }
  }

  /// The number of children up to which each is checked; a search would take as long.
  private static var searchedCount: Int { 8 }

  /// Returns the children that may be visible; nil if each has to be checked.
  private func visibleRange(in context: DisplayContext) -> Range<Int>? {
    guard let visible = context.visibleRect, !stale.children,
      childNodes.count > Self.searchedCount,
      cache.isInOrder, animators == nil, !graph.hasZIndices, graph.animations.isEmpty
    else { return nil }
    updateReach()
    guard greatestReach.isFinite else { return nil }
    let isRow = layout.axis == .horizontal
    if isRow, environment.layoutDirection == .rightToLeft { return nil }
    let start = isRow ? visible.minX - context.origin.x : visible.minY - context.origin.y
    let end = isRow ? visible.maxX - context.origin.x : visible.maxY - context.origin.y
    // Rounding frames to pixels moves edges by less than a point.
    let margin = greatestReach + 1
    let first = childNodes.partitioningIndex {
      (isRow ? $0.origin.x + $0.size.width : $0.origin.y + $0.size.height) + margin > start
    }
    let last = childNodes.partitioningIndex { (isRow ? $0.origin.x : $0.origin.y) - margin >= end }
    return first..<max(first, last)
  }

  override func explanation(toward inner: GeometricNode?) -> [String] {
    layout.explanation(of: self, toward: inner)
  }

  override var stackOrientation: Axis? { layout.axis }
  override package var kindName: String { layout.axis == .horizontal ? "HStack" : "VStack" }
}

extension _ViewInputs {
  /// Makes or updates the node of a stack at the cursor, and its content.
  mutating func makeStack<Content: View>(_ layout: StackLayout, content: Content) {
    if let node = reuse(as: StackNode.self) {
      node.update(layout, inputs: self)
      node.makeContent(content, inputs: self)
    } else {
      let node = StackNode(layout, inputs: self)
      node.isIdentity = Content._viewListCount() == 1
      insert(Unmanaged.passRetained(node)).withObject {
        $0.makeContent(content, inputs: self)
        $0.computeKeys()
      }
    }
  }
}

extension ContiguousArray {
  /// Returns the first index from which all elements satisfy a condition that no earlier element
  /// satisfies.
  fileprivate func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
