import Foundation
import ViewCore

/// One screen of a navigation stack: its content, and the bars above and below it.
struct NavigationScreen<Content: View>: View {
  let content: Content
  /// How many screens lie below.
  let depth: Int
  let isTopmost: Bool
  let backTitle: Text?
  @State private var bar = NavigationBarContent()
  /// How far the content is scrolled from its start.
  @State private var scrolled: CGFloat = 0
  @Environment(\.editMode) private var outerEditMode
  @State private var editMode = EditMode.inactive

  var body: some View {
    ZStack { content }
      .environment(\.isBelowLargeTitle, hasBar && showsLargeTitle)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(NavigationBarKey.self) { bar = $0 }
      .transformPreference(NavigationBarKey.self) { kept in
        // Only the bar of tabs is further out.
        let hidesTabBar = kept.hidesTabBar
        kept = NavigationBarContent()
        kept.hidesTabBar = hidesTabBar
      }
      .preference(key: NavigationTitlesKey.self, value: bar.title.map { [depth: $0] } ?? [:])
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: {
        scrolled = $1
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if hasBar {
          NavigationBar(
            content: bar, scrolled: scrolled, showsLargeTitle: showsLargeTitle,
            showsBackButton: depth > 0 && !bar.hidesBackButton, backTitle: backTitle)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !bar.hidesBottomBar, !bar.items(at: .bottom).isEmpty {
          BottomToolbar(items: bar.items(at: .bottom))
        }
      }
      .environment(\.editMode, outerEditMode ?? $editMode)
      .background(.background)
      .animation(ScreenMotion.animation) {
        $0.modifier(CoveredScreen(progress: isTopmost ? 0 : 1))
      }
      .allowsHitTesting(isTopmost)
      .accessibilityHidden(!isTopmost)
  }

  /// No bar for a root without a title and without items (measured_constants §5).
  private var hasBar: Bool {
    guard !bar.isHidden else { return false }
    return bar.title != nil || bar.search != nil || (depth > 0 && !bar.hidesBackButton)
      || !bar.items(at: .leading, .principal, .trailing, .confirmation).isEmpty
  }

  private var showsLargeTitle: Bool {
    guard bar.title != nil else { return false }
    return bar.displayMode != .inline
  }
}

/// The titles of the screens of a stack by the number of screens below.
enum NavigationTitlesKey: PreferenceKey {
  static var defaultValue: [Int: Text] { [:] }

  static func reduce(value: inout [Int: Text], nextValue: () -> [Int: Text]) {
    value.merge(nextValue()) { $1 }
  }
}

/// The bar of toolbar items at the bottom, 44 points high.
private struct BottomToolbar: View {
  let items: [ToolbarEntry]

  var body: some View {
    HStack(spacing: 16) {
      if items.count == 1 {
        items[0].content.view.frame(maxWidth: .infinity)
      } else {
        ForEach(Array(items.indices), id: \.self) { index in
          if index > 0 { Spacer(minLength: 0) }
          items[index].content.view
        }
      }
    }
    .imageScale(.large)
    .labelStyle(.iconOnly)
    .padding(.horizontal, 16)
    .frame(height: 44)
    .frame(maxWidth: .infinity)
    .background(alignment: .top) { Divider() }
    .background(.bar)
  }
}
