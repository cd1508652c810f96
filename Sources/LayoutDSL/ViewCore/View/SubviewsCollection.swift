/// The subviews that a view resolves to, in order.
///
/// As a view, it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, StructuralView {
  let nodes: ContiguousArray<GeometricNode>

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { nodes.count }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }

  /// The subviews at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(nodes: nodes[bounds])
  }

  /// Makes the nodes of all subviews.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias All = ForEach<SubviewsCollection, Subview.ID, Subview>
    All._makeView(All(view) { $0 }, inputs: &inputs)
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

/// A range of the subviews that a view resolves to, in order.
///
/// As a view, it shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, StructuralView {
  let nodes: ContiguousArray<GeometricNode>.SubSequence

  /// The first position.
  public var startIndex: Int { nodes.startIndex }
  /// The position past the end.
  public var endIndex: Int { nodes.endIndex }
  /// The subview at a position.
  public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }

  /// The subviews at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(nodes: nodes[bounds])
  }

  /// Makes the nodes of all subviews.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias All = ForEach<SubviewsCollectionSlice, Subview.ID, Subview>
    All._makeView(All(view) { $0 }, inputs: &inputs)
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}
