import Foundation
import ViewCore

/// The tab bar of an iPad: the titles of the screens on a capsule in the row of the navigation bar,
/// with the button of a sidebar before them.
///
/// Measurements.md#tab-bar-top
struct TopTabBar: View {
  let items: [ContainerValues]
  let selected: Int
  /// Whether the tabs are in a sidebar; nil if there can be none.
  let sidebar: Binding<Bool>?
  /// The colour scheme that the screen sets; nil for that of the tab view.
  let scheme: ColorScheme?
  let select: (Int) -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look) private var look

  private var metrics: SystemLook.TopTabBar { look.tabBar.top }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row
      ScrollView(.horizontal) { row }.scrollIndicators(.hidden)
    }
    .frame(height: metrics.height)
    .clipShape(Capsule())
    .modifier(TopTabPlate(fill: metrics.fill))
    .frame(height: look.bar.wideHeight)
    .tint(unlessNil: ControlAppearances.current.tabBar.tint)
    .modifier(BarTypeSize())
    .environment(\.colorScheme, scheme ?? colorScheme)
  }

  private var row: some View {
    HStack(spacing: 0) {
      if let sidebar {
        Image(systemName: "sidebar.leading")
          .padding(.horizontal, metrics.padding)
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
          .onTapGesture { sidebar.wrappedValue = true }
          .accessibilityLabel(Text("Toggle sidebar"))
          .accessibilityAddTraits(.isButton)
      }
      ForEach(shown, id: \.self) { index in
        TopTabItem(item: items[index], isSelected: index == selected)
          .contentShape(Rectangle())
          .onTapGesture { select(index) }
      }
    }
    .padding(.horizontal, metrics.inset)
    .font(.system(size: metrics.fontSize, weight: .medium))
    .lineLimit(1)
    .fixedSize(horizontal: true, vertical: false)
  }

  /// The tabs of the bar; the others are in the sidebar only.
  private var shown: [Int] { items.indices.filter { !items[$0].tabHiding.contains(.bar) } }
}

/// The title of a tab, or the magnifying glass of a search tab, and its badge.
private struct TopTabItem: View {
  let item: ContainerValues
  let isSelected: Bool
  @Environment(\.look) private var look

  private var metrics: SystemLook.TopTabBar { look.tabBar.top }

  var body: some View {
    HStack(spacing: 6) {
      if item.tabRole == .search {
        Image(systemName: "magnifyingglass").accessibilityLabel(Text("Search"))
      } else {
        // The title of a label, or the last of an image and a text.
        Group(subviews: item.tabItem?.view.labelStyle(.titleOnly)) { $0.last }
      }
      if let badge = item.badge { TabBadge(label: badge) }
    }
    .fontWeight(isSelected ? .semibold : nil)
    .foregroundStyle(
      isSelected
        ? AnyShapeStyle(.tint)
        : AnyShapeStyle(ControlAppearances.current.tabBar.unselected ?? .primary)
    )
    .padding(.horizontal, metrics.padding)
    .frame(height: metrics.height - 2 * metrics.inset)
    .modifier(TabPill(color: isSelected ? metrics.selection : nil))
  }
}

/// The background of the capsule: glass, or a material with a fill over it.
private struct TopTabPlate: ViewModifier {
  /// The fill over the material; nil for glass.
  let fill: Color?

  func body(content: Content) -> some View {
    if let fill {
      content.background(fill, in: Capsule()).background(.regularMaterial, in: Capsule())
    } else {
      content.glassEffect(.regular, in: Capsule())
    }
  }
}
