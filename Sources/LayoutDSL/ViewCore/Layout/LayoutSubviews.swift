/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  package let nodes: ContiguousArray<GeometricNode>
  /// The index of the first view in the container.
  private let first: Int

  /// The layout direction of the container; in a right-to-left layout, frames are mirrored
  /// automatically.
  public var layoutDirection: LayoutDirection

  init(nodes: ContiguousArray<GeometricNode>, first: Int = 0, layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.first = first
    self.layoutDirection = layoutDirection
  }

  /// The first index, 0.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { nodes.count }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: first + index)
  }

  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      nodes: ContiguousArray(nodes[bounds]), first: first + bounds.lowerBound,
      layoutDirection: layoutDirection)
  }

  /// Whether two collections have the same views and layout direction.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
