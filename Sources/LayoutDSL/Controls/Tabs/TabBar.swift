import SystemIntegration
import ViewCore

/// The tab bar, with a symbol above a title for each screen: from edge to edge, or a floating
/// capsule.
///
/// Its height is a constant of the look in `ViewCore/Looks`: 49 points in `SystemLook+iOS18.swift`,
/// items of 54 in a band of 83 in `SystemLook+iOS26.swift`, which `TabCapsule` draws.
struct TabBar: View {
  let items: [ContainerValues]
  let selected: Int
  let select: (Int) -> Void
  let look: BarLook
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look) private var system
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Group {
      if let capsule = system.tabBar.capsule {
        let search = items.firstIndex { $0.tabRole == .search }
        TabCapsule(metrics: capsule, hasSearch: search != nil) {
          buttons(items.indices.filter { $0 != search })
        } search: {
          if let search { SearchTab(isSelected: search == selected) { select(search) } }
        }
      } else {
        HStack(spacing: 0) { buttons(Array(items.indices)) }
          .modifier(BarTypeSize())
          .frame(
            height: verticalSizeClass == .compact
              ? system.tabBar.compactHeight : system.tabBar.height)
      }
    }
    .bottomBarGround(
      look, proxy: (appearances ?? .current).tabBar, isReached: isReached, colorScheme: colorScheme)
  }

  @Environment(\.controlAppearances) private var appearances

  private func buttons(_ indices: [Int]) -> some View {
    ForEach(indices, id: \.self) { index in
      TabBarItem(
        content: items[index].tabItem?.view, badge: items[index].badge,
        isSelected: index == selected
      )
      .modifier(TabPill(color: index == selected ? system.tabBar.capsule?.selection : nil))
      .contentShape(Rectangle())
      .onTapGesture { select(index) }
    }
  }
}

/// The symbol of a search tab beside the capsule of the others.
private struct SearchTab: View {
  let isSelected: Bool
  let select: () -> Void

  var body: some View {
    Image(systemName: "magnifyingglass")
      .font(.system(size: 22, weight: .medium))  // Measurements.md#search-tab-ios26
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Circle())
      .onTapGesture(perform: select)
      .accessibilityLabel(Text("Search"))
  }
}

struct TabBarItem: View {
  let content: AnyView?
  let badge: Text?
  let isSelected: Bool
  @Environment(\.look) private var look
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  /// Whether the title is beside the symbol, on an edge-to-edge bar in a compact height.
  private var isRow: Bool { verticalSizeClass == .compact && look.tabBar.capsule == nil }

  private var unselected: Color {
    (appearances ?? .current).tabBar.unselected ?? look.tabBar.unselected
  }
  @Environment(\.controlAppearances) private var appearances

  var body: some View {
    arrangement {
      if isRow {
        Group(subviews: content) { views in
          ForEach(views) { view in
            // A label has the badge on its icon.
            view.modifier(
              RowBadge(label: views.count > 1 && view.id == views.first?.id ? badge : nil))
          }
        }
      } else {
        content
      }
    }
    .labelStyle(TabItemLabelStyle(arrangement: arrangement, isRow: isRow, badge: badge))
    // Measurements.md#tab-bar-item, Measurements.md#tab-bar-compact
    .font(.system(size: isRow ? 12 : 10, weight: .medium))
    .environment(\.symbolFont, .system(size: isRow ? 14 : look.tabBar.symbolSize, weight: .medium))
    .imageScale(.large)
    .symbolVariant(.fill)
    .modifier(EnvironmentWritingModifier { $0.values.tintsImages = true })
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(unselected))
    .padding(.top, isRow ? 0 : look.tabBar.itemInset)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isRow ? .center : .top)
    .overlay(alignment: .top) {
      if let badge, !isRow {
        TabBadge(label: badge).frame(width: 0, alignment: .leading).padding(.top, 2).offset(x: 6)
      }
    }
  }

  private var arrangement: AnyLayout {
    isRow
      ? AnyLayout(HStackLayout(spacing: 6))
      : AnyLayout(VStackLayout(spacing: look.tabBar.titleSpacing))
  }
}

/// A red capsule 18 points tall; in a bar at the bottom, its leading edge is 6 points after the
/// centre of the tab.
///
/// Measurements.md#tab-bar-badge
struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
  }
}

/// Puts a badge on the symbol before a title, which it covers.
///
/// Measurements.md#tab-bar-compact
private struct RowBadge: ViewModifier {
  let label: Text?

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if let label {
        TabBadge(label: label).frame(width: 0, alignment: .leading).offset(x: 2, y: -5)
      }
    }
    .zIndex(label == nil ? 0 : 1)
  }
}

/// A symbol above or beside a title.
private struct TabItemLabelStyle: LabelStyle {
  let arrangement: AnyLayout
  let isRow: Bool
  let badge: Text?
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    arrangement {
      configuration.icon.frame(height: isRow ? nil : look.tabBar.iconHeight)
        .modifier(RowBadge(label: isRow ? badge : nil))
      configuration.title
    }
  }
}
