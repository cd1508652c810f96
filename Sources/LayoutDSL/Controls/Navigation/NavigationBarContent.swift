import ViewCore

/// The configuration of the bars of a screen, which its views set as a preference.
struct NavigationBarContent: Equatable {
  var title: Text?
  var subtitle: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var isHidden = false
  var hidesBackButton = false
  var hidesTabBar = false
  /// Whether the screen has content behind the tab bar; nil if it is in no navigation stack.
  var isBehindTabBar: Bool?
  /// Whether the topmost screen has a navigation bar, in whose row a tab bar at the top is.
  var hasNavigationBar = false
  var hidesBottomBar = false
  var navigationBar = BarLook()
  /// The colour scheme of the navigation bar of the topmost screen, which the status bar has too.
  var statusBarScheme: ColorScheme?
  var tabBar = BarLook()
  var bottomBar = BarLook()
  /// The view behind the screen; nil for the background style.
  var container: ViewReference?
  /// The search field.
  var search: ViewReference?
  /// Whether the search field is below the title on every screen.
  var isSearchBelowTitle = false
  /// Whether the search field below the title stays when the content is scrolled.
  var isSearchKept = false
  /// Whether the search field in the bottom toolbar is a button until the search is active.
  var isSearchMinimized = false
  /// The text of the search field.
  var searchText: SearchText?
  /// The state of the app that follows the focus of the search field.
  var searchFocus: SearchFocus?
  /// Whether the search is active; nil if no binding of the app decides it.
  var searchPresentation: SearchPresentation?
  var searchScopes: ViewReference?
  var searchSuggestions: ViewReference?
  var items: [ToolbarEntry] = []

  var isSearching: Bool { search != nil && searchPresentation?.isActive == true }

  func items(
    at places: ToolbarItemPlacement.Place..., withSpaces: Bool = false
  ) -> [ToolbarEntry] {
    items.filter {
      $0.kind == nil && (withSpaces || $0.space == nil) && places.contains($0.placement.place)
    }
  }

  /// The search field below the title; nil if there is none there.
  func searchBelowTitle(isAtBottom: Bool, isWide: Bool) -> ViewReference? {
    isAtBottom || hasSearchItem || isWide && !isSearchBelowTitle ? nil : search
  }

  /// The search field in the navigation bar; nil if there is none there.
  func searchInBar(isWide: Bool) -> ViewReference? {
    isWide && !isSearchBelowTitle && !hasSearchItem ? search : nil
  }

  /// The items of the bottom toolbar, with the search field if an item of the system or the look
  /// places it there, and the spaces between them; empty without items.
  func bottomItems(isSearchAtBottom: Bool) -> [ToolbarEntry] {
    let field = ToolbarEntry(placement: .bottomBar, kind: .search)
    let all =
      isSearchAtBottom && search != nil && !hasSearchItem ? items + [field] : items
    let placed = all.compactMap { (entry) -> ToolbarEntry? in
      guard entry.placement.place == .bottom else { return nil }
      guard let kind = entry.kind else { return entry }
      guard kind == .search, let search else { return nil }
      let field = search.view.imageScale(.medium)
        .environment(\.isSearchFieldInToolbar, true)
        .transformEnvironment(\.isSearchMinimized) { if isSearchMinimized { $0 = true } }
      return ToolbarEntry(placement: entry.placement, field: field)
    }
    return placed.allSatisfy { $0.space != nil } ? [] : placed
  }

  /// The items of the toolbar for the keyboard.
  var keyboardItems: [ToolbarEntry] {
    items.filter { $0.kind == nil && $0.placement.place == .keyboard }
  }

  /// Whether an item of the system places the search field in the bottom toolbar.
  private var hasSearchItem: Bool {
    items.contains { $0.kind == .search && $0.placement.place == .bottom }
  }
}
