import ViewCore

/// The selected screen of a tab view, with the tab bar or the sidebar.
///
/// A tab bar at the top is in the row of the screen's navigation bar; a screen without one is below
/// it.
struct TabScreen: View {
  let tabView: _TabViewParts
  /// The configuration that the screen sets for the tab bar.
  @State private var content = NavigationBarContent()
  /// The index of the screen that has content behind the tab bar.
  @State private var reaching: Int?
  @State private var isMinimized = false
  /// The selected screen that the list of the tabs without room in the bar replaces.
  @State private var replaced: Int?
  /// Whether the screen is wider than tall, so that a sidebar is beside it.
  @State private var isLandscape = false
  @Environment(\.tabViewBottomAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.controlAppearances) private var appearances
  @Environment(\.look) private var look
  @Environment(\.presentation) private var presentation

  var body: some View {
    ZStack {
      if showsMore {
        MoreTabs(items: items, hidden: overflow.hidden) {
          replaced = nil
          tabView.select($0)
        }
      } else {
        screen
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { content = $0 }
    .transformPreference(NavigationBarKey.self) {
      // A navigation stack around the tabs shows items of the screen, but not its title.
      let (scheme, items) = ($0.statusBarScheme, $0.items)
      $0 = NavigationBarContent()
      $0.statusBarScheme = scheme
      $0.items = items.filter { ![.keyboard, .bottom].contains($0.placement.place) }
    }
    .modifier(StatusBarSource())
    .safeAreaInset(edge: .bottom, spacing: 0) { bottom }
    .safeAreaInset(edge: .top, spacing: 0) {
      if hasTopBar, !content.hasNavigationBar {
        Color.clear.frame(height: look.bar.wideHeight)
      }
    }
    .overlay(alignment: .top) {
      if hasTopBar {
        TopTabBar(
          items: items, selected: tabView.selected, sidebar: tabView.sidebar,
          scheme: content.tabBar.colorScheme, select: tabView.select
        )
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          tabView.topBarWidth.wrappedValue = $0
        }
        .padding(.horizontal, 120)  // Room for the items of the navigation bar.
      }
    }
    .padding(.leading, showsSidebar && isLandscape ? look.columns.width : 0)
    .overlay(alignment: .leading) {
      if showsSidebar, let sidebar = tabView.sidebar { self.sidebar(sidebar) }
    }
    .onGeometryChange(for: Bool.self) {
      $0.size.width > $0.size.height
    } action: {
      isLandscape = $0
    }
  }

  private var screen: some View {
    tabView.screen
      // A stack proposes its own size again, which may cut a text off. A screen that is larger than
      // the display does not move the bar.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onScrollGeometryChange(absent: BarScroll()) {
        BarScroll($0)
      } action: {
        reaching = $1.isBehindBottomBar ? tabView.selected : nil
        isMinimized = minimizeBehavior.isMinimized(
          isMinimized, from: $0.distance, to: $1.distance)
      }
      .id(tabView.selected)
      .onChange(of: fadesAtTabBar, initial: true) { tabView.fadesAtTabBar.wrappedValue = $1 }
  }

  /// Whether content is behind the tab bar.
  private var isBehindTabBar: Bool {
    content.isBehindTabBar ?? (reaching == tabView.selected)
  }

  private var fadesAtTabBar: Bool {
    look.tabBar.capsule != nil && tabView.placement == .bottomBar && !hidesBar && isBehindTabBar
      && content.tabBar.fadesContent
  }

  private var items: [ContainerValues] { tabView.subviews.map(\.containerValues) }
  private var showsMore: Bool { replaced == tabView.selected }
  private var overflow: TabOverflow { TabOverflow(items) }
  private var hidesBar: Bool {
    content.hidesTabBar || (appearances ?? .current).tabBar.isHidden
  }
  private var hasTopBar: Bool { tabView.placement == .topBar && !hidesBar }
  private var showsSidebar: Bool { tabView.placement == .sidebar }

  /// The sidebar, which lies over a screen that is taller than wide.
  private func sidebar(_ isShown: Binding<Bool>) -> some View {
    ZStack(alignment: .leading) {
      if !isLandscape {
        Backdrop { isShown.wrappedValue = false }
      }
      TabSidebar(
        items: items, selected: tabView.selected, isShown: isShown,
        select: {
          tabView.select($0)
          if !isLandscape { isShown.wrappedValue = false }
        }
      )
      .frame(width: look.columns.width)
    }
  }

  /// The index of the selected item of a tab bar at the bottom.
  private var selectedItem: Int {
    let overflow = overflow
    return showsMore ? overflow.items.count - 1 : overflow.item(of: tabView.selected)
  }

  /// Selects the tab of an item of the bar, or shows the list of the tabs without an item.
  private func select(_ item: Int) {
    let tab = overflow.tab(of: item)
    replaced = tab == nil ? tabView.selected : nil
    if let tab { tabView.select(tab) }
  }

  /// The accessory, above a tab bar at the bottom.
  private var bottom: some View {
    VStack(spacing: 0) {
      // The toolbar of the keyboard covers the tab bar. The nodes of the screens are not inside the
      // node of this view.
      let showsKeyboardItems =
        !content.keyboardItems.isEmpty && Focus.isIn(presentation: presentation)
      let hasBar =
        tabView.placement == .bottomBar && !hidesBar && !showsKeyboardItems
        && !RootNode.coversBarsOfEvaluatedView
      let minimized = look.tabBar.capsule.flatMap { isMinimized && hasBar ? $0 : nil }
      if let accessory, minimized == nil {
        TabBottomAccessory(content: accessory)
      }
      if showsKeyboardItems {
        KeyboardToolbar(
          items: content.keyboardItems, isReached: reaching == tabView.selected)
      } else if !hasBar {
        EmptyView()
      } else if let minimized {
        MinimizedTabBar(
          metrics: minimized, items: overflow.items, selected: selectedItem, accessory: accessory,
          select: select
        ) {
          isMinimized = false
        }
      } else {
        TabBar(
          items: overflow.items, selected: selectedItem, select: select, look: content.tabBar,
          isReached: isBehindTabBar)
      }
    }
  }
}

extension _TabViewParts {
  /// The selected screen; nil if there is none.
  fileprivate var screen: Subview? {
    subviews.indices.contains(selected) ? subviews[selected] : nil
  }
}
