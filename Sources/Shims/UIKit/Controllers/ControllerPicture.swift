import LayoutDSL
import SystemIntegration
import ViewCore

/// A controller of the system whose content is not drawn, such as a picker.
package protocol SystemScreen: UIViewController {}

/// The picture of a controller, with its bars.
struct ControllerPicture: View {
  let controller: UIViewController
  /// Whether the view reaches beyond the safe area, as in a container or by itself.
  private let fillsScreen: Bool
  private let mark = EvaluationMark()

  init(controller: UIViewController, fillsScreen: Bool = false) {
    self.controller = controller
    self.fillsScreen = fillsScreen
  }

  var body: some View {
    picture
      .modifier(PresentedController(by: controller))
      .modifier(OverriddenStyle(controller.overrideUserInterfaceStyle))
  }

  @ViewBuilder private var picture: some View {
    let _ = UnobservedReads.note()
    switch controller {
    case let hosted as any HostedContent:
      hosted.hostedContent.frame(maxWidth: .infinity, maxHeight: .infinity)
    case is any SystemScreen:
      ContentPlaceholder(name: "\(type(of: controller))")
    case let stack as UINavigationController:
      CoveredArea { NavigationControllerPicture(stack: stack).safeAreaPadding($0) }
    case let tabs as UITabBarController:
      CoveredArea { TabBarControllerPicture(tabs: tabs).safeAreaPadding($0) }
    case let columns as UISplitViewController:
      SplitControllerPicture(columns: columns)
    case let pages as UIPageViewController where pages.viewControllers?.first != nil:
      pages.viewControllers?.first.map { AnyView(ControllerPicture(controller: $0)) }
    default:
      if controller.view is any UIViewContent {
        // A table is drawn as a list, which reaches beyond the safe area by itself.
        CoveredArea { view(covered: $0).safeAreaPadding($0) }
      } else if fillsScreen {
        GeometryReader { geometry in
          CoveredArea { view(covered: $0.adding(geometry.safeAreaInsets)) }.ignoresSafeArea()
        }
      } else {
        CoveredArea { view(covered: $0) }
      }
    }
  }
}

extension ControllerPicture {
  /// The view of the controller, of which bars cover the edges.
  fileprivate func view(covered insets: EdgeInsets) -> some View {
    let own = controller.additionalSafeAreaInsets
    controller.view.coveredInsets = UIEdgeInsets(
      top: insets.top + own.top, left: insets.leading + own.left,
      bottom: insets.bottom + own.bottom, right: insets.trailing + own.right)
    return ZStack {
      controller.view.map { LiveViewTree(root: $0) }
      controller.contentUnavailableView.map { UIViewPicture($0).padding(insets) }
    }
  }
}

extension EdgeInsets {
  /// Returns the insets of both, of which the larger ones are those of the outermost view.
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension UITabBarController {
  fileprivate func show(_ selected: UIViewController) {
    selected.appear()
    passOnChanges(of: selected)
  }
}

/// A view that reads how far it reaches beyond the safe area of the screen.
///
/// The safe area of SwiftUI is empty below `ignoresSafeArea`, that of UIKit is not.
private struct CoveredArea<Content: View>: View {
  let content: (EdgeInsets) -> Content
  // A closure that captures only an object equals each other one that does.
  private let mark = EvaluationMark()

  init(@ViewBuilder content: @escaping (EdgeInsets) -> Content) {
    self.content = content
  }

  var body: some View {
    GeometryReader { geometry in
      let frame = geometry.frame(in: .global)
      let (screen, insets) = (UIScreen.main.bounds, UIScreen.main.safeAreaInsets)
      content(
        EdgeInsets(
          top: max(0, insets.top - frame.minY),
          leading: max(0, insets.left - frame.minX),
          bottom: max(0, frame.maxY - screen.maxY + insets.bottom),
          trailing: max(0, frame.maxX - screen.maxX + insets.right))
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// The selected controller, above the tab bar.
private struct TabBarControllerPicture: View {
  let tabs: UITabBarController
  @State private var selection: Int
  private let mark = EvaluationMark()

  init(tabs: UITabBarController) {
    self.tabs = tabs
    _selection = State(initialValue: tabs.selectedIndex)
  }

  var body: some View {
    let controllers = tabs.viewControllers ?? []
    if controllers.indices.contains(selection) {
      let _ = tabs.show(controllers[selection])
    }
    TabView(selection: $selection) {
      ForEach(controllers.indices, id: \.self) { index in
        let item = controllers[index].tabBarItem
        AnyView(ControllerPicture(controller: controllers[index], fillsScreen: true))
          .tabItem {
            if let image = item?.image { Image(uiImage: image) }
            Text(verbatim: item?.title ?? controllers[index].title ?? "")
          }
          .badge(item?.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tint(tabs.tabBar.ownTintColor.map { Color(uiColor: $0) })
    .environment(\.controlAppearances, ControlAppearances(tabBar: tabs.tabBar))
    .onChange(of: selection) { former, _ in
      if controllers.indices.contains(former) { controllers[former].disappear() }
      tabs.selectedIndex = selection
    }
  }
}
