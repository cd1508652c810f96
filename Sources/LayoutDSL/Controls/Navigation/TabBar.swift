import Foundation
import ViewCore

/// The selected screen of a tab view, above the tab bar.
struct TabScreen: View {
  let tabView: _TabViewParts
  @State private var hidesBar = false

  var body: some View {
    ZStack { tabView.screen }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(NavigationBarKey.self) { hidesBar = $0.hidesTabBar }
      .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent() }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !hidesBar {
          TabBar(
            items: tabView.subviews.map(\.containerValues), selected: tabView.selected,
            select: tabView.select)
        }
      }
  }
}

/// The tab bar as on iOS 18: 49 points tall, with a symbol above a title for each screen.
private struct TabBar: View {
  let items: [ContainerValues]
  let selected: Int
  let select: (Int) -> Void

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
    .frame(height: 49)  // Measurements.md#tab-bar-height
    .background(alignment: .top) {
      Rectangle().fill(.bar).overlay(alignment: .top) { Divider() }
        .ignoresSafeArea(edges: .bottom)
    }
  }
}

private struct TabBarItem: View {
  let content: AnyView?
  let badge: Text?
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 1) {
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

  var body: some View {
    ZStack { tabView.screen }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 20).onEnded { drag in  // Measurements.md#page-turn
          let distance = drag.predictedEndTranslation.width
          if abs(distance) > 80 { tabView.select(tabView.selected + (distance < 0 ? 1 : -1)) }
        }
      )
      .overlay(alignment: .bottom) {
        if showsDots, tabView.subviews.count > 1 {
          indexStyle._makeBody(
            _IndexViewParts(count: tabView.subviews.count, selected: tabView.selected)
          )
          .padding(.bottom, 21.5)  // Measurements.md#page-dots
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
