/// The length of a toolbar's space.
nonisolated public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// As long as there is room.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The length between two items.
  public static let fixed = SpacerSizing(isFlexible: false)
}
