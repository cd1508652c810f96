import Foundation
import SystemIntegration
import ViewCore

/// A screen of a navigation stack: its content, the navigation bar and the bottom toolbar.
struct NavigationScreen<Content: View>: View {
  let content: Content
  /// The number of screens below this one.
  let depth: Int
  let isTopmost: Bool
  /// The fraction of the width by which the screen above covers this one: 0 for the topmost screen.
  let coverage: Double
  /// The fraction of the width by which a finger has dragged this screen away.
  let shift: CGFloat
  /// The gesture that drags the screen away; nil for the root.
  let backSwipe: BackSwipe?
  let backTitle: Text?
  /// Whether the screen is the root of a stack in a column that is itself above another one.
  var isInPushedColumn = false
  /// The configuration that the views of the screen set.
  @State private var reported = NavigationBarContent()
  /// Whether a search is active that no binding of the app decides.
  @State private var isSearchActive = false
  @State private var scroll = BarScroll()
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.editMode) private var outerEditMode
  @State private var editMode = EditMode.inactive
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isSearchAtBottom) private var isSearchAtBottom
  @Environment(\.columnToggle) private var columnToggle
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.hasRegularSize) private var isWide

  var body: some View {
    let bar = bar
    ZStack {
      content
      if bar.isSearching, let suggestions = bar.searchSuggestions {
        SearchSuggestions(suggestions: suggestions)
          .environment(\.searchText, bar.searchText?.binding)
      }
    }
    .environment(\.searchPresentation, bar.searchPresentation)
    .environment(\.isBelowLargeTitle, hasBar && showsLargeTitle)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { reported = $0 }
    .transformPreference(NavigationBarKey.self) { kept in
      // This view draws all bars except the tab bar, which belongs to an outer view.
      let bar = kept
      kept = NavigationBarContent()
      kept.hidesTabBar = bar.hidesTabBar
      kept.tabBar = bar.tabBar
      kept.statusBarScheme =
        isTopmost ? bar.statusBarScheme ?? bar.navigationBar.colorScheme : nil
      kept.isBehindTabBar = isTopmost ? scroll.isBehindBottomBar : nil
      kept.hasNavigationBar = isTopmost && hasBar
    }
    .modifier(StatusBarSource())
    .preference(key: NavigationTitlesKey.self, value: bar.title.map { [depth: $0] } ?? [:])
    .onScrollGeometryChange(for: BarScroll.self) {
      BarScroll($0)
    } action: {
      scroll = $1
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if hasBar {
        NavigationBar(
          content: bar, scrolled: scroll.distance, showsLargeTitle: showsLargeTitle,
          showsBackButton: hasBackButton, backTitle: backTitle, columnToggle: ownToggle
        )
        .environment(\.searchPresentation, bar.searchPresentation)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      let items = bar.bottomItems(isSearchAtBottom: isSearchAtBottom)
      if !bar.hidesBottomBar, !items.isEmpty {
        BottomToolbar(
          items: items, look: bar.bottomBar, isReached: scroll.isBehindBottomBar
        )
        .environment(\.searchPresentation, bar.searchPresentation)
      }
    }
    .environment(\.editMode, outerEditMode ?? $editMode)
    .background {
      if let container = bar.container {
        container.view.ignoresSafeArea()
      } else if !isInSidebar {
        Rectangle().fill(.background).ignoresSafeArea()
      }
    }
    .animation(ScreenMotion.animation) {
      $0.modifier(CoveredScreen(progress: coverage)).modifier(ScreenShift(x: shift))
    }
    .modifier(
      DragSurface(
        isTopmost && !bar.hidesBackButton
          ? backSwipe?.handler(direction) ?? DragSurfaceHandler() : DragSurfaceHandler())
    )
    .allowsHitTesting(isTopmost)
    .accessibilityHidden(!isTopmost)
  }

  /// The configuration of the bars, with the state of the search.
  private var bar: NavigationBarContent {
    var bar = reported
    if bar.search == nil {
      bar.searchPresentation = nil
    } else {
      var presentation = bar.searchPresentation ?? SearchPresentation($isSearchActive)
      presentation.text = bar.searchText
      bar.searchPresentation = presentation
    }
    return bar
  }

  /// Whether the screen has a navigation bar; a root without title and items has none
  /// (Measurements.md#navigation-bar-absence).
  private var hasBar: Bool {
    let bar = bar
    guard !bar.isHidden else { return false }
    return bar.title != nil || bar.subtitle != nil || ownToggle != nil
      || bar.searchBelowTitle(isAtBottom: isSearchAtBottom, isWide: isWide) != nil
      || bar.searchInBar(isWide: isWide) != nil
      || hasBackButton
      || !bar.items(
        at: .leading, .principal, .title, .subtitle, .trailing, .overflow, .confirmation
      ).isEmpty
  }

  /// The button of the column, which its root has.
  private var ownToggle: ColumnToggle? { depth == 0 ? columnToggle : nil }

  private var hasBackButton: Bool { (depth > 0 || isInPushedColumn) && !bar.hidesBackButton }

  private var showsLargeTitle: Bool {
    let bar = bar
    // Measurements.md#navigation-bar-compact
    return bar.title != nil && bar.displayMode != .inline && verticalSizeClass != .compact
      && !bar.isSearching
  }
}

/// Tells the screen that the status bar has the colour scheme of the navigation bar; makes no node.
private nonisolated struct StatusBarSource: EngineModifier {
  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    inputs.graph.root.statusBarScheme = {
      $0.children.first?.preference(NavigationBarKey.self)?.statusBarScheme
    }
    C._makeView(content, inputs: &inputs)
  }
}

/// The bottom toolbar of a screen.
private struct BottomToolbar: View {
  let items: [ToolbarEntry]
  let look: BarLook
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look) private var system
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    let toolbar = system.bar.toolbar
    HStack(spacing: toolbar.spacing) {
      if toolbar.platter != nil, items.contains(where: { $0.space != nil }) {
        SpacedToolbar(items: items)
      } else if views.count == 1 {
        onlyItem
      } else {
        ForEach(Array(views.indices), id: \.self) { index in
          if index > 0 { Spacer(minLength: 0) }
          view(of: views[index])
        }
      }
    }
    .imageScale(.large)
    .labelStyle(.iconOnly)
    .toggleStyle(.button)
    .modifier(BarTypeSize())
    .padding(.horizontal, isSearching ? toolbar.searchInset : toolbar.inset)
    .frame(height: toolbar.height)
    .frame(maxWidth: .infinity)
    .modifier(BottomBand(height: toolbar.band))
    .background {
      BarBackground(
        look: look.adopting(appearance.state(isReached: isReached)), edge: .bottom,
        isReached: isReached)
    }
    .tint(unlessNil: appearance.tint)
    .environment(\.colorScheme, look.colorScheme ?? colorScheme)
  }

  @Environment(\.controlAppearances) private var appearances
  private var appearance: ControlAppearances.Bar {
    (appearances ?? .current).toolbar
  }

  /// The items without the spaces between them, of which iOS 18 has none.
  private var views: [ToolbarEntry] { items.filter { $0.space == nil } }

  /// The only item or group, whose spacers push to the edges.
  @ViewBuilder private var onlyItem: some View {
    if system.bar.toolbar.platter == nil {
      ToolbarSlots(spacing: system.bar.toolbar.spacing) { views[0].content.view }
    } else {
      HStack(spacing: system.bar.toolbar.spacing) { view(of: views[0]) }
        .frame(maxWidth: .infinity)
    }
  }

  private func view(of item: ToolbarEntry) -> some View {
    item.content.view.modifier(
      BarPlatter(platter: item.hasBackground ? nil : system.bar.toolbar.platter))
  }
}
