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

/// A view in a toolbar, with its placement.
struct ToolbarEntry: Equatable {
  var placement: ToolbarItemPlacement
  var content: HeldView

  init(placement: ToolbarItemPlacement, view: some View) {
    self.placement = placement
    content = HeldView(view: AnyView(view))
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
/// 1. The last title, display mode, backgrounds, colour schemes and search field win.
/// 2. A bar or back button is hidden if any view hides it.
/// 3. Toolbar items accumulate.
enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(
    value: inout NavigationBarContent, nextValue: () -> NavigationBarContent
  ) {
    let next = nextValue()
    value.title = next.title ?? value.title
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
