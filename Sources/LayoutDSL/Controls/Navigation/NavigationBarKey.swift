import ViewCore

/// Combines the bar configurations of the views of a screen.
///
/// 1. The last title, subtitle, display mode, backgrounds, colour schemes and search field win.
/// 2. A bar or back button is hidden if any view hides it.
/// 3. Toolbar items accumulate.
enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(
    value: inout NavigationBarContent, nextValue: () -> NavigationBarContent
  ) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.subtitle = next.subtitle ?? value.subtitle
    if next.displayMode != .automatic { value.displayMode = next.displayMode }
    value.isHidden = value.isHidden || next.isHidden
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTabBar = value.hidesTabBar || next.hidesTabBar
    value.isBehindTabBar = next.isBehindTabBar ?? value.isBehindTabBar
    value.hasNavigationBar = value.hasNavigationBar || next.hasNavigationBar
    value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
    value.navigationBar.merge(next.navigationBar)
    value.statusBarScheme = next.statusBarScheme ?? value.statusBarScheme
    value.tabBar.merge(next.tabBar)
    value.bottomBar.merge(next.bottomBar)
    value.container = next.container ?? value.container
    if next.search != nil { value.isSearchBelowTitle = next.isSearchBelowTitle }
    value.search = next.search ?? value.search
    value.searchText = next.searchText ?? value.searchText
    value.searchFocus = next.searchFocus ?? value.searchFocus
    value.searchPresentation = next.searchPresentation ?? value.searchPresentation
    value.searchScopes = next.searchScopes ?? value.searchScopes
    value.searchSuggestions = next.searchSuggestions ?? value.searchSuggestions
    value.items += next.items
  }
}
