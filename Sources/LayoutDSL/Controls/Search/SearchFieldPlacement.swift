/// The placement of a search field; every placement is below the title.
public struct SearchFieldPlacement: Sendable {
  /// Below the title of the screen.
  public static let automatic = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let toolbar = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the screen.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// Returns the placement below the title of the screen, where the field is always visible.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// The display mode of a search field below the title.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The field is visible until the content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
