import Foundation
import ViewCore

/// The bottom toolbar of a screen, or the toolbar of its keyboard.
struct BottomToolbar: View {
  let items: [ToolbarEntry]
  /// The items in the centre.
  var status: [ToolbarEntry] = []
  let look: BarLook
  /// Whether content is behind the bar.
  let isReached: Bool
  /// Whether the bar is above a tab bar, rather than at the bottom of the screen.
  let isAboveTabBar: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look) private var system
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    let toolbar = system.bar.toolbar
    HStack(spacing: toolbar.spacing) {
      if !status.isEmpty {
        aroundStatus
      } else if toolbar.platter != nil, items.contains(where: { $0.space != nil }) {
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
    // Measurements.md#bottom-toolbar-above-tabs
    .padding(.bottom, isAboveTabBar && toolbar.platter != nil ? 8 : 0)
    .modifier(BottomBand(height: isAboveTabBar ? 0 : toolbar.band))
    .bottomBarGround(
      look, proxy: (appearances ?? .current).toolbar, isReached: isReached, colorScheme: colorScheme
    )
  }

  @Environment(\.controlAppearances) private var appearances

  /// The items without the spaces between them, of which iOS 18 has none.
  private var views: [ToolbarEntry] { items.filter { $0.space == nil } }

  /// The only item or group, whose spacers push to the edges.
  @ViewBuilder private var onlyItem: some View {
    if system.bar.toolbar.platter == nil {
      ToolbarSlots(spacing: system.bar.toolbar.spacing) { views[0].content.view }
    } else {
      HStack(spacing: system.bar.toolbar.spacing) { view(of: views[0]) }
        // Measurements.md#search-button
        .frame(maxWidth: .infinity, alignment: views[0].hasBackground ? .trailing : .center)
    }
  }

  private func view(of item: ToolbarEntry) -> some View {
    item.content.view.modifier(
      BarPlatter(platter: item.hasBackground ? nil : system.bar.toolbar.platter))
  }

  /// The status in the centre, if a search field leaves it there, with the items before the first
  /// space at the leading edge and the others at the trailing edge; without spaces, half of the
  /// items at each.
  ///
  /// Measurements.md#toolbar-status
  private var aroundStatus: some View {
    let items = items.filter { !$0.hasBackground }
    let all = ForEach(Array(items.indices), id: \.self) { spaced(items[$0]) }
    return Group(subviews: all) { views in
      let middle = views.firstIndex(where: \.isSpacer) ?? (views.count + 1) / 2
      NavigationBarRow(isMiddleFixed: fields.isEmpty) {
        side(views.prefix(middle))
        HStack(spacing: system.bar.toolbar.spacing) {
          ForEach(Array(status.indices), id: \.self) { view(of: status[$0]) }
        }
        HStack(spacing: system.bar.toolbar.spacing) {
          side(views.dropFirst(middle))
          ForEach(Array(fields.indices), id: \.self) { fields[$0].content.view }
            .environment(\.isSearchMinimized, true)
        }
      }
    }
  }

  /// The search field, which has no platter.
  private var fields: [ToolbarEntry] { items.filter(\.hasBackground) }

  @ViewBuilder private func spaced(_ item: ToolbarEntry) -> some View {
    if item.space == .flexible { Spacer() } else { item.content.view }
  }

  private func side(_ views: SubviewsCollectionSlice) -> some View {
    let views = views.filter { !$0.isSpacer }
    return HStack(spacing: system.bar.toolbar.spacing) {
      if let platter = system.bar.toolbar.platter, !views.isEmpty {
        BarCapsule(views: views, platter: platter)
      } else {
        ForEach(views) { $0 }
      }
    }
  }
}
