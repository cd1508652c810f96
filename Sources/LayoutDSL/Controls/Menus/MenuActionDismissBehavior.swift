/// Whether a menu closes after an action.
nonisolated public struct MenuActionDismissBehavior: Equatable, Sendable {
  package let name: String

  /// The default of the menu.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}
