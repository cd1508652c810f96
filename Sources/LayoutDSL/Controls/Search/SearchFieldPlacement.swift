/// The placement of a search field: below the title, or on iPad in the navigation bar.
nonisolated public struct SearchFieldPlacement: Sendable {
  /// Whether the field is below the title on every screen.
  let isBelowTitle: Bool
  /// Whether the field stays when the content is scrolled.
  var isKept = false

  /// In the navigation bar of an iPad, otherwise below the title of the screen.
  public static let automatic = SearchFieldPlacement(isBelowTitle: false)
  /// In the navigation bar of an iPad, otherwise below the title of the screen.
  public static let toolbar = SearchFieldPlacement(isBelowTitle: false)
  /// Below the title of the screen.
  public static let sidebar = SearchFieldPlacement(isBelowTitle: true)
  /// Below the title of the screen.
  public static let navigationBarDrawer = SearchFieldPlacement(isBelowTitle: true)

  /// Returns the placement below the title of the screen, where the field is always visible.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(isBelowTitle: true, isKept: displayMode.isKept)
  }

  /// The display mode of a search field below the title.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isKept: Bool

    /// The field is visible until the content is scrolled.
    public static let automatic = NavigationBarDrawerDisplayMode(isKept: false)
    /// The field is always visible.
    public static let always = NavigationBarDrawerDisplayMode(isKept: true)
  }
}
