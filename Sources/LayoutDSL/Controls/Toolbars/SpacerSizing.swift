/// The length of a toolbar's space.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// The remaining space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The usual space between two items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
