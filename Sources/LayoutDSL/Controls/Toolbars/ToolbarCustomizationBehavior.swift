/// The customization that a user can make to a toolbar item.
nonisolated public struct ToolbarCustomizationBehavior: Sendable {
  /// The user can remove and move the item.
  public static let `default` = ToolbarCustomizationBehavior()
  /// The user can move the item.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// The user cannot change the item.
  public static let disabled = ToolbarCustomizationBehavior()
}
