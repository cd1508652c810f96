import ViewCore

/// The purpose of the navigation bar of a screen.
nonisolated public struct ToolbarRole: Hashable, Sendable {
  package let name: String

  /// The default role.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// A screen that moves through its history.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// A screen that edits a document.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
  /// A screen of a hierarchy.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
}

extension View {
  /// Sets the purpose of the navigation bar.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    hostAttribute(role.name)
  }
}
