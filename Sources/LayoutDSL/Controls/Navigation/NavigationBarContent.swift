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
    items.filter { $0.kind == nil && places.contains($0.placement.place) }
  }

  /// The search field below the title; nil if there is none there.
  var searchBelowTitle: HeldView? { isSearchAtBottom ? nil : search }

  /// The items of the bottom toolbar, with the search field if an item of the system places it there.
  var bottomItems: [ToolbarEntry] {
    items.compactMap { entry in
      guard entry.placement.place == .bottom else { return nil }
      guard let kind = entry.kind else { return entry }
      guard kind == .search, let search else { return nil }
      let field = search.view.imageScale(.medium).environment(\.isSearchFieldInToolbar, true)
      return ToolbarEntry(placement: entry.placement, view: field)
    }
  }

  private var isSearchAtBottom: Bool {
    items.contains { $0.kind == .search && $0.placement.place == .bottom }
  }
}

/// A view in a toolbar, with its placement.
struct ToolbarEntry: Equatable {
  var placement: ToolbarItemPlacement
  var content: HeldView
  /// The item of the system that the entry places; nil for a view of the app.
  var kind: ToolbarDefaultItemKind?

  init(placement: ToolbarItemPlacement, view: some View) {
    self.placement = placement
    content = HeldView(view: AnyView(view))
  }

  init(placement: ToolbarItemPlacement, kind: ToolbarDefaultItemKind) {
    self.init(placement: placement, view: EmptyView())
    self.kind = kind
  }
}

/// A view that equals only copies of itself.
package struct HeldView: Equatable {
  private final class Box {
    let view: AnyView

    init(_ view: AnyView) {
      self.view = view
    }
  }

  private let box: Box

  package init(view: AnyView) {
    box = Box(view)
  }

  package var view: AnyView { box.view }

  package static func == (left: HeldView, right: HeldView) -> Bool { left.box === right.box }
}

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
    value.hidesBottomBar = value.hidesBottomBar || next.hidesBottomBar
    value.navigationBar.merge(next.navigationBar)
    value.tabBar.merge(next.tabBar)
    value.bottomBar.merge(next.bottomBar)
    value.container = next.container ?? value.container
    value.search = next.search ?? value.search
    value.items += next.items
  }
}
