/// The place of an inline snapshot among the trailing closures of a function.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure; it is written only after another trailing closure.
  public var trailingClosureLabel: String
  /// The number of trailing closures before it.
  public var trailingClosureOffset: Int

  /// Creates a description of the place.
  public init(trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0) {
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}
