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
  /// Whether the title of the screen below is in its bar, so that the automatic mode puts this one
  /// there too.
  var isBelowInline = false
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
  @Environment(\.look) private var look
  @Environment(\.outerBars) private var outerBars
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let bar = bar
    let lift = refreshControlLift
    // Measurements.md#keyboard-toolbar
    let showsKeyboardItems = !bar.keyboardItems.isEmpty && Focus.isInEvaluatedView
    let isCovered = RootNode.coversBarsOfEvaluatedView
    ZStack {
      // A stack proposes its own size again, which may cut a text off. Content that is larger than
      // the screen does not move the bars.
      content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      if bar.isSearching, let suggestions = bar.searchSuggestions {
        SearchSuggestions(suggestions: suggestions)
          .environment(\.searchText, bar.searchText?.binding)
      }
    }
    .environment(\.searchPresentation, bar.searchPresentation)
    .environment(\.outerBars, nil)
    .environment(\.isBelowLargeTitle, hasBar && showsLargeTitle)
    .environment(\.refreshControlLift, lift)
    .environment(\.barDrawer, hasDrawer ? drawer.movingHeight : 0)
    .transformEnvironment(\.fadedEdges) { [fadedEdges] in $0.formUnion(fadedEdges) }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .onPreferenceChange(NavigationBarKey.self) { reported = $0 }
    .transformPreference(NavigationBarKey.self) { kept in
      // This view draws all bars except the tab bar, which belongs to an outer view.
      let bar = kept
      kept = NavigationBarContent()
      // The toolbar of the keyboard covers the tab bar.
      kept.hidesTabBar = bar.hidesTabBar || showsKeyboardItems
      kept.tabBar = bar.tabBar
      kept.statusBarScheme =
        isTopmost ? bar.statusBarScheme ?? bar.navigationBar.colorScheme : nil
      kept.isBehindTabBar = isTopmost ? scroll.isBehindBottomBar : nil
      kept.hasNavigationBar = isTopmost && hasBar
    }
    .modifier(StatusBarSource())
    .preference(
      key: NavigationTitlesKey.self,
      value: bar.title == nil && !isInline
        ? [:] : [depth: ScreenTitle(text: bar.title, isInline: isInline)]
    )
    .onScrollGeometryChange(absent: BarScroll()) {
      BarScroll($0)
    } action: {
      scroll = $1
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      if hasBar {
        NavigationBar(
          content: bar, scrolled: scroll.distance + (lift > 0 ? 0 : scroll.refresh),
          showsLargeTitle: showsLargeTitle, showsBackButton: hasBackButton, backTitle: backTitle,
          columnToggle: ownToggle
        )
        .modifier(ScreenEnvironment())
        .environment(\.searchPresentation, bar.searchPresentation)
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      let items = bar.bottomItems(isSearchAtBottom: isSearchAtBottom)
      let status = bar.items(at: .status)
      if showsKeyboardItems {
        KeyboardToolbar(items: bar.keyboardItems, isReached: scroll.isBehindBottomBar)
      } else if !bar.hidesBottomBar, !isCovered, !items.isEmpty || !status.isEmpty {
        BottomToolbar(
          items: items, status: status, look: bar.bottomBar, isReached: scroll.isBehindBottomBar,
          isAboveTabBar: tabBarPlacement == .bottomBar && !bar.hidesTabBar
        )
        .modifier(ScreenEnvironment())
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
    .allowsHitTesting(unlessCovered: !isTopmost)
    .accessibilityHidden(!isTopmost)
  }

  /// The edges at which content is behind a bar of the screen into which it fades.
  private var fadedEdges: VerticalEdge.Set {
    let bar = bar
    let movingHeight = hasDrawer ? drawer.movingHeight : 0
    var edges: VerticalEdge.Set = []
    if hasBar, bar.navigationBar.fadesContent, scroll.distance > movingHeight {
      edges.insert(.top)
    }
    let hasBottomBar =
      !bar.hidesBottomBar && !bar.bottomItems(isSearchAtBottom: isSearchAtBottom).isEmpty
    if hasBottomBar, bar.bottomBar.fadesContent, scroll.isBehindBottomBar { edges.insert(.bottom) }
    return edges
  }

  /// The configuration of the bars, with the state of the search.
  private var bar: NavigationBarContent {
    var bar = reported
    if depth == 0, bar.search == nil, splitColumn?.index ?? 0 == 0 {
      // The innermost modifier first, as where they are inside the screen.
      outerBars?.reversed().forEach { $0(&bar) }
    }
    if bar.search == nil {
      bar.searchPresentation = nil
    } else {
      var presentation = bar.searchPresentation ?? SearchPresentation($isSearchActive)
      presentation.text = bar.searchText
      presentation.focus = bar.searchFocus
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

  /// The height of the title that moves down below a refresh control; a background would hide it.
  private var refreshControlLift: CGFloat {
    hasDrawer && bar.navigationBar.visibility != .visible ? drawer.height : 0
  }

  /// Whether the bar has its row, and parts below it that scroll away.
  private var hasDrawer: Bool { hasBar && !drawer.hidesRow }

  /// The parts of the bar below its row.
  private var drawer: NavigationDrawer {
    NavigationDrawer(
      content: bar, showsLargeTitle: showsLargeTitle, look: look, typeSize: typeSize,
      isSearchAtBottom: isSearchAtBottom, isWide: isWide)
  }

  private var showsLargeTitle: Bool {
    let bar = bar
    // Measurements.md#navigation-bar-compact
    return bar.title != nil && !isInline && verticalSizeClass != .compact && !bar.isSearching
  }

  private var isInline: Bool {
    switch bar.displayMode {
    case .automatic: isBelowInline
    case .inline: true
    case .large: false
    }
  }
}
