import ViewCore

/// A place for toolbar items other than the bars of a screen.
nonisolated public struct ContentToolbarPlacement: Hashable, Sendable {
  fileprivate let name: String

  /// The sidebar of a tab view.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
}

/// The visibility of the toolbar in a window that fills the screen.
nonisolated public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  fileprivate let name: String

  /// The default of the platform.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// While the pointer is at the top of the screen.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// The parts of the labels in the toolbar of a window.
nonisolated public struct ToolbarLabelStyle: Hashable, Sendable {
  private let name: String

  /// The default of the platform.
  public static var automatic: ToolbarLabelStyle { ToolbarLabelStyle(name: "automatic") }
  /// The title beside the icon.
  public static var titleAndIcon: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleAndIcon") }
  /// The title.
  public static var titleOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "titleOnly") }
  /// The icon.
  public static var iconOnly: ToolbarLabelStyle { ToolbarLabelStyle(name: "iconOnly") }
}

// The tab bar of iPhone has no sidebar, and a screen has no window toolbar.
extension View {
  /// Adds toolbar items to a place other than the bars of the screen.
  public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    hostAttribute(placement.name, payload: _ToolbarItems(content()))
  }

  /// Sets when the toolbar of a window that fills the screen is visible.
  nonisolated public func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> some View {
    hostAttribute(visibility.name)
  }
}

extension EnvironmentValues {
  /// The parts of the labels in the toolbar of the window; always nil: a screen has no such
  /// toolbar.
  public var toolbarLabelStyle: ToolbarLabelStyle? { nil }
}
