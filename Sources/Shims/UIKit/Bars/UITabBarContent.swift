import Controls
import LayoutDSL
import SystemIntegration
import ViewCore

/// A tab bar in the views of an app.
struct UITabBarContent: View {
  let bar: UITabBar
  private let mark = EvaluationMark()

  init(bar: UITabBar) {
    self.bar = bar
  }

  var body: some View {
    let items = bar.items ?? []
    let selected = items.firstIndex { $0 === bar.selectedItem }
    TabView(
      selection: Binding {
        selected ?? 0
      } set: {
        bar.selectedItem = items[$0]
        bar.delegate?.tabBar(bar, didSelect: items[$0])
      }
    ) {
      ForEach(items.indices, id: \.self) { index in
        Color.clear.modifier(BarTab(item: items[index], isSelected: index == selected)).tag(index)
      }
    }
    .tint(unlessNil: bar.shownTint)
    .environment(\.controlAppearances, appearances(isSelected: selected != nil))
    // The bar stays at the bottom on an iPad too.
    .environment(\.horizontalSizeClass, .compact)
    .modifier(BottomBarPlace(bar: bar))
  }

  /// The looks of the bar, of which no item looks selected unless one is.
  private func appearances(isSelected: Bool) -> ControlAppearances {
    var appearances = ControlAppearances(tabBar: bar)
    appearances.tabBar.showStandardColor()
    if !isSelected { appearances.tabBar.tint = appearances.tabBar.unselected ?? .gray }
    return appearances
  }
}

/// The symbol, the title and the badge of an item of a tab bar.
struct BarTab: ViewModifier {
  let item: UITabBarItem?
  let isSelected: Bool
  /// The title of an item without one.
  var title: String?

  func body(content: Content) -> some View {
    content
      .tabItem {
        let title = Text(verbatim: item?.title ?? title ?? "")
        if let image = (isSelected ? item?.selectedImage : nil) ?? item?.image {
          Label {
            title
          } icon: {
            // UIKit shows symbols as they are.
            Image(uiImage: image.inControl).environment(\.symbolVariants, .none)
          }
        } else {
          title
        }
      }
      .badge(item?.badgeValue.map { Text(verbatim: $0) })
  }
}
