import ViewCore

/// The configuration of the bars of a screen, which its views set as a preference.
struct NavigationBarContent: Equatable {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hidesBackButton = false
  var hidesTabBar = false
  /// Whether the screen has content behind the tab bar; nil if it is in no navigation stack.
  var isBehindTabBar: Bool?
  var hidesBottomBar = false
  var navigationBar = BarLook()
  var tabBar = BarLook()
  var bottomBar = BarLook()
  /// The view behind the screen; nil for the background style.
  var container: HeldView?
  /// The search field.
  var search: HeldView?
  var items: [ToolbarEntry] = []

  func items(at places: ToolbarItemPlacement.Place...) -> [ToolbarEntry] {
    items.filter { places.contains($0.placement.place) }
  }
}
