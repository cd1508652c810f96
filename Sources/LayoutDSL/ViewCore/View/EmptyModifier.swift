/// A modifier that changes nothing.
@frozen nonisolated public struct EmptyModifier: EngineModifier, Equatable, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  @inlinable public init() {}

  /// Makes the nodes of the content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    inputs.make(content)
  }
}
