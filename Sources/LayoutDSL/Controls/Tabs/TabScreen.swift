import ViewCore

/// The selected screen of a tab view, above the tab bar.
struct TabScreen: View {
  let tabView: _TabViewParts
  /// The configuration that the screen sets for the tab bar.
  @State private var content = NavigationBarContent()
  /// The index of the screen that has content behind the tab bar.
  @State private var reaching: Int?
  @State private var isMinimized = false
  @Environment(\.tabViewBottomAccessory) private var accessory
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.look) private var look

  var body: some View {
    ZStack {
      tabView.screen
        .onScrollGeometryChange(for: BarScroll.self) {
          BarScroll($0)
        } action: {
          reaching = $1.isBehindBottomBar ? tabView.selected : nil
          isMinimized = minimizeBehavior.isMinimized(
            isMinimized, from: $0.distance, to: $1.distance)
        }
        .id(tabView.selected)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { content = $0 }
    .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 0) {
        let minimized = look.tabBar.capsule.flatMap { isMinimized ? $0 : nil }
        if let accessory, minimized == nil || content.hidesTabBar {
          TabBottomAccessory(content: accessory)
        }
        if content.hidesTabBar {
          EmptyView()
        } else if let minimized {
          MinimizedTabBar(
            metrics: minimized, items: tabView.subviews.map(\.containerValues),
            selected: tabView.selected, accessory: accessory, select: tabView.select
          ) {
            isMinimized = false
          }
        } else {
          TabBar(
            items: tabView.subviews.map(\.containerValues), selected: tabView.selected,
            select: tabView.select, look: content.tabBar,
            isReached: content.isBehindTabBar ?? (reaching == tabView.selected))
        }
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
