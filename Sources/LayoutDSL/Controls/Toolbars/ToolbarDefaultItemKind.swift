/// An item that the system adds to a toolbar.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
  fileprivate let name: String

  /// The title of the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows or hides the sidebar; iPhone has none.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
