import Foundation
import SystemIntegration
import ViewCore

/// The navigation bar of a screen, with the dimensions of the look.
///
/// A large title and a search field make it taller, more so at large type sizes. A subtitle adds
/// its line. They scroll away below the bar.
struct NavigationBar: View {
  let content: NavigationBarContent
  /// The distance in points by which the content of the screen is scrolled.
  let scrolled: CGFloat
  let showsLargeTitle: Bool
  let showsBackButton: Bool
  let backTitle: Text?
  /// The button of the column of a split view; nil if it has none.
  let columnToggle: ColumnToggle?
  @Environment(\.dismissal) private var dismissal
  @Environment(\.colorScheme) private var colorScheme

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.isWide) private var isWide
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.hasRegularSize) private var hasRegularSize
  @Environment(\.tabBarPlacement) private var tabBarPlacement
  @Environment(\.topTabBarWidth) private var topTabBarWidth
  @Environment(\.look) private var look
  @Environment(\.isSearchAtBottom) private var isSearchAtBottom
  @Environment(\.navigationBarFront) private var front
  @Environment(\.hasBackItem) private var hasBackItem

  private var height: CGFloat {
    if verticalSizeClass == .compact { return look.bar.compactHeight }
    if isInSheet { return look.bar.sheetHeight - lift }
    return isWide ? look.bar.wideHeight : look.bar.height - lift
  }
  /// The distance by which the row begins above its place.
  ///
  /// In a sheet of iOS 26, items are as far from the top as from the sides, so it begins below its
  /// place.
  private var lift: CGFloat {
    if verticalSizeClass == .compact { return 0 }
    if isInSheet {
      return look.bar.platter.map {
        (look.bar.sheetHeight - $0.height) / 2 - BarMargin.ofEvaluatedScreen
      } ?? 0
    }
    let isLifted = RootNode.screenOfEvaluatedView.safeArea.top >= look.bar.liftingStatusBar
    return isLifted && !isWide ? look.bar.rowLift : 0
  }
  /// The heights of the parts that scroll away.
  private var parts: NavigationDrawer {
    NavigationDrawer(
      content: content, showsLargeTitle: showsLargeTitle, look: look, typeSize: typeSize,
      isSearchAtBottom: isSearchAtBottom, isWide: hasRegularSize)
  }
  /// The distance of items and titles from the sides.
  ///
  /// Measurements.md#navigation-bar-items
  private var sideInset: CGFloat { hasRegularSize ? 20 : BarMargin.ofEvaluatedScreen }
  /// Whether a tab bar is in the middle of the row.
  private var hasTabs: Bool { tabBarPlacement == .topBar && !content.hidesTabBar }
  /// Whether the content has scrolled so far that the bar shows the inline title.
  private var isCollapsed: Bool { scrolled > parts.movingHeight - look.bar.collapseLead }

  var body: some View {
    VStack(spacing: 0) {
      if !parts.hidesRow {
        row.modifier(BarTypeSize()).frame(height: height + lift).padding(.top, -lift)
      }
      if parts.height > 0 { drawer }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .top) { background }
    .overlay(alignment: .top) { front?.view.frame(height: visibleHeight) }
    .tint(unlessNil: appearance.tint)
    .environment(\.colorScheme, content.navigationBar.colorScheme ?? colorScheme)
  }

  /// The appearance that an app has set for all navigation bars.
  @Environment(\.controlAppearances) private var appearances
  private var appearance: ControlAppearances.Bar {
    (appearances ?? .current).navigationBar
  }
  private var barState: ControlAppearances.BarState {
    appearance.state(isReached: scrolled > parts.movingHeight)
  }

  private var background: some View {
    BarBackground(
      look: content.navigationBar.adopting(barState), edge: .top,
      isReached: scrolled > parts.movingHeight
    )
    .frame(height: visibleHeight)
  }

  /// The height of the row and of the parts below it that have not scrolled away.
  private var visibleHeight: CGFloat {
    (parts.hidesRow ? 0 : height) + max(0, parts.height - drawerShift)
  }

  private var row: some View {
    NavigationBarRow(
      isMiddleFixed: hasTabs,
      isLeadingFlexible: (showsBackButton || hasBackItem) && look.bar.hasBackTitle
    ) {
      leadingItems
        // The touch area of the back button begins at the edge of the screen.
        .padding(.leading, showsBackButton ? 0 : sideInset)
      ZStack {
        if hasTabs {
          Color.clear.frame(width: topTabBarWidth)
        } else {
          title
        }
      }
      trailingItems.padding(.trailing, sideInset)
    }
    .imageScale(.large)
  }

  private var leadingItems: some View {
    HStack(spacing: look.bar.itemSpacing) {
      if showsBackButton { backButton }
      if let columnToggle {
        ColumnToggleButton(toggle: columnToggle)
          .modifier(BarPlatter(platter: look.bar.platter))
      }
      views(at: .leading)
      if hasTabs { title }  // Measurements.md#tab-bar-top
    }
  }

  private var trailingItems: some View {
    HStack(spacing: look.bar.itemSpacing) {
      views(at: .trailing)
      let secondary = content.items(at: .overflow)
      if !secondary.isEmpty { OverflowMenu(items: secondary) }
      confirmations
      if let field = content.searchInBar(isWide: hasRegularSize) { searchInBar(field) }
    }
  }

  /// The search field, or a button where it has no room; an active one takes what there is.
  ///
  /// Measurements.md#search-field-wide
  @ViewBuilder private func searchInBar(_ field: ViewReference) -> some View {
    let field = field.view.imageScale(.medium).environment(\.isSearchFieldInToolbar, true)
    if content.isSearching {
      field.frame(minWidth: 160, idealWidth: 320, maxWidth: 320)
    } else {
      ViewThatFits(in: .horizontal) {
        field.frame(width: 240)
        Button {
          content.searchPresentation?.begin()
        } label: {
          Image(systemName: "magnifyingglass").accessibilityLabel(Text("Search"))
        }
        .modifier(BarPlatter(platter: look.bar.platter))
      }
    }
  }

  private var backButton: some View {
    Button {
      dismissal?.dismiss()
    } label: {
      backLabel
        .padding(.leading, look.bar.backInset)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
    }
  }

  /// The label of the back button; without a title it still has its words for accessibility.
  @ViewBuilder private var backLabel: some View {
    let title = backTitle ?? Text("Back")
    if look.bar.hasBackTitle {
      BackLabel(title: title)
    } else {
      BackChevron().accessibilityLabel(title)
        // A tint of the screen leaves the chevron as it is (Measurements.md#bar-item-ink-ios26).
        .modifier(BarItemTint(isOwn: appearance.tint != nil, isProminent: false))
        .modifier(BarPlatter(platter: look.bar.platter))
    }
  }

  /// The items that confirm, whose glass has the tint colour, each on a platter of its own.
  private var confirmations: some View {
    let items = content.items(at: .confirmation)
    return ForEach(Array(items.indices), id: \.self) {
      items[$0].content.view
        .modifier(BarPlatter(platter: look.bar.platter, isProminent: true))
        .tint(unlessNil: items[$0].content.tint)
    }
    .labelStyle(.iconOnly)
    .toggleStyle(.button)
    .fontWeight(.semibold)
  }

  private func views(at place: ToolbarItemPlacement.Place) -> some View {
    SharedPlatters(
      items: content.items(at: place, withSpaces: true), platter: look.bar.platter,
      symbolSpacing: place == .leading
        ? look.bar.symbolSpacing.leading : look.bar.symbolSpacing.trailing
    )
    .labelStyle(.iconOnly)
    .toggleStyle(.button)
  }

  @ViewBuilder private var title: some View {
    if let view = content.items(at: .principal).first?.content.view {
      view
    } else if !showsLargeTitle || isCollapsed {
      // Measurements.md#navigation-title-fonts, Measurements.md#navigation-title-insets
      VStack(spacing: 0) {
        inlineTitle.font(.system(.headline))
        subtitle(at: .subtitle).font(.system(.caption))  // Measurements.md#navigation-subtitle
      }
      .lineLimit(1)
    }
  }

  @ViewBuilder private var inlineTitle: some View {
    if let view = content.items(at: .title).first?.content.view {
      view
    } else if let title = content.title {
      TitleWithMenu(title: title.looking(barState.title), items: content.items(at: .titleMenu))
    }
  }

  private var largeTitle: some View {
    HStack {
      VStack(alignment: .leading, spacing: 0) {
        if let view = content.items(at: .largeTitle).first?.content.view {
          view
        } else {
          // Measurements.md#navigation-title-fonts
          content.title?.looking(barState.largeTitle)
            .font(.system(.largeTitle, weight: .bold)).lineLimit(1)
        }
        // Measurements.md#navigation-subtitle
        subtitle(at: .largeSubtitle, .subtitle).font(.system(.subheadline)).lineLimit(1)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, sideInset)
    .padding(.top, look.bar.largeTitleInset)
    .frame(height: parts.titleHeight, alignment: .top)
  }

  /// The first item at some places, or the subtitle of the screen.
  @ViewBuilder private func subtitle(at places: ToolbarItemPlacement.Place...) -> some View {
    if let view = places.firstNonNil({ content.items(at: $0).first?.content.view }) {
      view.foregroundStyle(.secondary)
    } else {
      content.subtitle?.foregroundStyle(.secondary)
    }
  }

  /// The distance by which the drawer has scrolled away; an active search stays.
  private var drawerShift: CGFloat {
    parts.hidesRow ? 0 : parts.keptHeight > 0 ? min(scrolled, parts.movingHeight) : scrolled
  }

  /// The search field, with a Cancel button while the search is active.
  ///
  /// Measurements.md#search-active
  private func searchField(_ field: ViewReference) -> some View {
    // One view in both states, so that the field keeps its focus.
    HStack(spacing: 0) {
      field.view.padding(.trailing, parts.hidesRow ? -4 : 0)
      if parts.hidesRow {
        Button("Cancel") { content.searchPresentation?.end() }
          .padding(.trailing, 16)
          .padding(.top, look.bar.search.top)
          .padding(.bottom, look.bar.search.bottom)
      }
    }
  }

  /// The large title and the search field, which scroll with the content and are clipped by the row
  /// above.
  private var drawer: some View {
    VStack(spacing: 0) {
      if showsLargeTitle { largeTitle.opacity(isHidden ? 0 : 1) }
      if let field = parts.field { searchField(field).frame(height: parts.searchHeight) }
      parts.scopes?.view.padding(.top, parts.scopeInset)
    }
    .frame(height: parts.height, alignment: .top)
    .offset(y: -drawerShift)
    .opacity(isHidden && parts.keptHeight == 0 ? 0 : 1)
    .clipShape(BelowTop())
  }

  /// Whether the parts that scroll are hidden, in favour of the inline title.
  private var isHidden: Bool { isCollapsed && !parts.hidesRow }
}

/// The label of a button that goes back: with its title, or with "Back" or nothing where a long title
/// leaves no room for that of the screen.
package struct BackLabel: View {
  let title: Text

  package init(title: Text) {
    self.title = title
  }

  package var body: some View {
    ViewThatFits(in: .horizontal) {
      label(title)
      label(Text("Back")).accessibilityLabel(title)
      BackChevron().accessibilityLabel(title)
    }
  }

  private func label(_ title: Text) -> some View {
    HStack(spacing: 6) {  // Measurements.md#navigation-bar-items
      BackChevron()
      title
    }
  }
}

private struct BackChevron: View {
  @Environment(\.look) private var look

  var body: some View {
    Image(systemName: "chevron.backward")
      .font(.system(size: look.bar.chevronSize, weight: .semibold))
  }
}

private struct NavigationBarFrontKey: EnvironmentKey {
  static var defaultValue: ViewReference? { nil }
}

private struct HasBackItemKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a leading item of the navigation bar is a ``BackLabel``.
  package var hasBackItem: Bool {
    get { self[HasBackItemKey.self] }
    set { self[HasBackItemKey.self] = newValue }
  }

  /// The view in front of the navigation bar, as high as its visible part; nil for none.
  package var navigationBarFront: ViewReference? {
    get { self[NavigationBarFrontKey.self] }
    set { self[NavigationBarFrontKey.self] = newValue }
  }
}

/// The area below the top edge of a rectangle.
private struct BelowTop: Shape {
  /// A height in points that is greater than that of any screen.
  nonisolated private static let endless: CGFloat = 10_000

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.endless))
  }
}
