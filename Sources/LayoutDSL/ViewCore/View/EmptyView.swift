/// A view without content that takes no space.
nonisolated public struct EmptyView: StructuralView, Sendable {
  /// Creates an empty view.
  public init() {}

  /// Makes no node.
  nonisolated public static func _makeView(_ view: EmptyView, inputs: inout _ViewInputs) {}

  /// Zero: an empty view contributes no view to its container.
  nonisolated public static func _viewListCount() -> Int? { 0 }
}
