import Foundation
import ViewCore

/// The selected screen of a tab view, above the tab bar.
struct TabScreen: View {
  let tabView: _TabViewParts
  /// What the screen sets for the tab bar.
  @State private var content = NavigationBarContent()
  /// The index of the screen that has content behind the tab bar.
  @State private var reaching: Int?

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
      if !content.hidesTabBar {
        TabBar(
          items: tabView.subviews.map(\.containerValues), selected: tabView.selected,
          select: tabView.select, look: content.tabBar,
          isReached: content.isBehindTabBar ?? (reaching == tabView.selected))
      }
    }
  }
}

/// The tab bar as on iOS 18: 49 points tall, with a symbol above a title for each screen.
private struct TabBar: View {
  let items: [ContainerValues]
  let selected: Int
  let select: (Int) -> Void
  let look: BarLook
  /// Whether content is behind the bar.
  let isReached: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(items.indices), id: \.self) { index in
        TabBarItem(
          content: items[index].tabItem?.view, badge: items[index].badge,
          isSelected: index == selected
        )
        .contentShape(Rectangle())
        .onTapGesture { select(index) }
      }
    }
    .modifier(BarTypeSize())
    .frame(height: 49)  // Measurements.md#tab-bar-height
    .background { BarBackground(look: look, edge: .bottom, isReached: isReached) }
    .environment(\.colorScheme, look.colorScheme ?? colorScheme)
  }
}

private struct TabBarItem: View {
  let content: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) {  // Measurements.md#tab-bar-item
      content
    }
    .labelStyle(TabItemLabelStyle())
    .font(.system(size: 10, weight: .medium))  // Measurements.md#tab-bar-item
    .environment(\.symbolFont, .system(size: 18, weight: .medium))
    .imageScale(.large)
    .symbolVariant(.fill)
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(white: 0.6)))
    .padding(.top, 6)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .top) {
      if let badge { TabBadge(label: badge) }
    }
  }
}

/// A red capsule 18 points tall whose leading edge is 6 points after the centre of the tab.
///
/// Measurements.md#tab-bar-badge
private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
      .frame(width: 0, alignment: .leading)
      .padding(.top, 2)
      .offset(x: 6)
  }
}

/// A symbol in a frame 28 points tall, above a title.
private struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 1) {
      configuration.icon.frame(height: 28)  // Measurements.md#tab-bar-item
      configuration.title
    }
  }
}

/// The pages of a tab view, which the user turns by dragging, with a page indicator.
struct TabPages: View {
  let tabView: _TabViewParts
  let showsDots: Bool
  @Environment(\.indexViewStyle) private var indexStyle
  @Environment(\.layoutDirection) private var direction
  /// The page beside the selected one while pages move.
  @State private var neighbor: Int?
  /// The distance of the selected page from its place, in points towards the last page's side, and
  /// the width of a page.
  @State private var shift: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var isDragged = false

  var body: some View {
    ZStack {
      ForEach(shown, id: \.self) { index in
        subviews[index].modifier(DragSurface(offset: CGPoint(x: x(of: index), y: 0)))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .modifier(DragSurface(clipsContent: neighbor != nil || shift != 0, turning))
    .overlay(alignment: .bottom) {
      if showsDots, subviews.count > 1 {
        indexStyle._makeBody(_IndexViewParts(count: subviews.count, selected: selected))
          .padding(.bottom, 21.5)  // Measurements.md#page-dots
      }
    }
  }

  private var subviews: SubviewsCollection { tabView.subviews }
  private var selected: Int { tabView.selected }

  /// The selected page and the one beside it.
  private var shown: [Int] {
    [selected, neighbor ?? selected].enumerated()
      .filter { subviews.indices.contains($1) && ($0 == 0 || $1 != selected) }.map(\.element)
  }

  /// 1, or −1 where the next page is at the left.
  private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

  private func x(of index: Int) -> CGFloat {
    sign * (shift + CGFloat((index - selected).signum()) * width)
  }

  /// Moves the pages with a finger, and turns to the next one when it leaves.
  private var turning: DragSurfaceHandler {
    var handler = DragSurfaceHandler(axes: subviews.isEmpty ? [] : .horizontal)
    handler.canFollow = { translation in
      subviews.indices.contains(selected + (sign * translation.width < 0 ? 1 : -1))
    }
    handler.isElastic = true
    handler.changed = { translation, size in
      let way = sign * translation.width
      let next = selected + (way < 0 ? 1 : -1)
      isDragged = true
      width = size.width
      neighbor = subviews.indices.contains(next) ? next : nil
      shift =
        neighbor == nil
        ? RubberBand(limits: 0...0, length: width).offset(pulledTo: way)
        : min(max(way, -width), width)
    }
    handler.ended = { _, velocity, _ in
      isDragged = false
      // Measurements.md#page-turn
      let speed = sign * velocity.dx, fastest: CGFloat = 200
      let turns =
        abs(speed) > fastest ? (speed < 0) == (shift < 0) : abs(shift) > width / 2
      if turns, let next = neighbor {
        let former = selected
        tabView.select(next)
        shift += CGFloat((next - former).signum()) * width
        neighbor = former
      }
      withAnimation(ScreenMotion.spring) {
        shift = 0
      } completion: {
        if !isDragged { neighbor = nil }
      }
    }
    return handler
  }
}

extension _TabViewParts {
  /// The selected screen; nil if there is none.
  fileprivate var screen: Subview? {
    subviews.indices.contains(selected) ? subviews[selected] : nil
  }
}
