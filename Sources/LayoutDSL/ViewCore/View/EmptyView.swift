/// A view that shows nothing and takes no place.
nonisolated public struct EmptyView: StructuralView, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Makes no node.
  nonisolated public static func _makeView(_ view: EmptyView, inputs: inout _ViewInputs) {}

  /// An empty view counts for none.
  nonisolated public static func _viewListCount() -> Int? { 0 }
}
