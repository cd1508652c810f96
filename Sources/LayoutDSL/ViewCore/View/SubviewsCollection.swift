/// The views that another one comes to, in order.
///
/// Used as a view, it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, StructuralView {
  let nodes: ContiguousArray<GeometricNode>

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { nodes.count }
  /// The view at a position.
  public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(nodes: nodes[bounds])
  }

  /// Puts all views here.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias All = ForEach<SubviewsCollection, Subview.ID, Subview>
    All._makeView(All(view) { $0 }, inputs: &inputs)
  }

  /// The number of views is known only from the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

/// Some of the views that another one comes to, in order.
///
/// Used as a view, it shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, StructuralView {
  let nodes: ContiguousArray<GeometricNode>.SubSequence

  /// The first position.
  public var startIndex: Int { nodes.startIndex }
  /// The position past the end.
  public var endIndex: Int { nodes.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Subview { Subview(node: nodes[index]) }

  /// The views at a range of positions.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(nodes: nodes[bounds])
  }

  /// Puts all views here.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias All = ForEach<SubviewsCollectionSlice, Subview.ID, Subview>
    All._makeView(All(view) { $0 }, inputs: &inputs)
  }

  /// The number of views is known only from the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}
