/// The views that a layout arranges, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  package let nodes: ContiguousArray<GeometricNode>
  /// The index of the first view in the container.
  private let first: Int
  /// The indices of the views in the container; nil if they are consecutive.
  private var places: ContiguousArray<Int>?

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
    LayoutSubview(node: nodes[index], index: place(of: index))
  }

  private func place(of index: Int) -> Int { places?[index] ?? first + index }

  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var views = LayoutSubviews(
      nodes: ContiguousArray(nodes[bounds]), first: first + bounds.lowerBound,
      layoutDirection: layoutDirection)
    views.places = places.map { ContiguousArray($0[bounds]) }
    return views
  }

  /// The views at some indices, in the order of the indices.
  ///
  /// A partial range is also a sequence, but an endless one: it is left to collections.
  @_disfavoredOverload public subscript<S: Sequence>(indices: S) -> LayoutSubviews
  where S.Element == Int {
    let chosen = ContiguousArray(indices)
    var views = LayoutSubviews(
      nodes: ContiguousArray(chosen.map { nodes[$0] }), layoutDirection: layoutDirection)
    views.places = ContiguousArray(chosen.map(place(of:)))
    return views
  }

  /// Whether two collections have the same views and layout direction.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
