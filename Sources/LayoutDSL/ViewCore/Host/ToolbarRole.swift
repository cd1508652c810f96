/// The purpose of the navigation bar of a screen.
nonisolated public struct ToolbarRole: Hashable, Sendable, CustomStringConvertible {
  /// The name of the role.
  public let description: String

  /// The default role.
  public static var automatic: ToolbarRole { ToolbarRole(description: "automatic") }
  /// A screen that moves through its history.
  public static var browser: ToolbarRole { ToolbarRole(description: "browser") }
  /// A screen that edits a document.
  public static var editor: ToolbarRole { ToolbarRole(description: "editor") }
  /// A screen of a hierarchy.
  public static var navigationStack: ToolbarRole { ToolbarRole(description: "navigationStack") }
}

extension View {
  /// Sets the purpose of the navigation bar.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    hostAttribute(role)
  }
}
