/// A bar of a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  enum Bar: Sendable {
    case automatic, navigation, tab, bottom
  }

  let bar: Bar

  /// The navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .automatic) }
  /// The navigation bar.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
  /// The tab bar of a tab view.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tab) }
  /// The bottom toolbar.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}
