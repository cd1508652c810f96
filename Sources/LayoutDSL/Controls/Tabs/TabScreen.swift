import ViewCore

/// The selected screen of a tab view, above the tab bar.
struct TabScreen: View {
  let tabView: _TabViewParts
  /// The configuration that the screen sets for the tab bar.
  @State private var content = NavigationBarContent()
  /// The index of the screen that has content behind the tab bar.
  @State private var reaching: Int?
  @Environment(\.tabViewBottomAccessory) private var accessory

  var body: some View {
    ZStack {
      tabView.screen
        .onScrollGeometryChange(for: Bool.self) {
          BarScroll($0).isBehindBottomBar
        } action: {
          reaching = $1 ? tabView.selected : nil
        }
        .id(tabView.selected)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { content = $0 }
    .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: 0) {
        if let accessory { TabBottomAccessory(content: accessory) }
        if !content.hidesTabBar {
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
