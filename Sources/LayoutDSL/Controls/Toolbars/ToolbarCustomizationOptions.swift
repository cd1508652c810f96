/// The items that a user may remove from a toolbar.
nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The item is visible even if the user has removed it.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
