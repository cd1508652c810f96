/// The display mode of a screen's title in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// A large title, on every screen.
  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  /// A large title below the bar, until the content is scrolled.
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// A large title, like `large`.
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  /// A title in the centre of the bar.
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}
