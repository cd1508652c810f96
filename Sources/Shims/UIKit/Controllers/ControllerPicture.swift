import LayoutDSL
import SystemIntegration
import ViewCore

/// A controller of the system whose content is not drawn, such as a picker.
package protocol SystemScreen: UIViewController {
  /// The content of the controller; nil for an area with its name.
  var systemContent: AnyView? { get }
}

extension SystemScreen {
  package var systemContent: AnyView? { nil }
}

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
      let content = hosted.hostedContent.frame(maxWidth: .infinity, maxHeight: .infinity)
      if hosted.safeAreaRegions.contains(.container) {
        CoveredArea { content.safeAreaPadding($0) }
      } else {
        content.ignoresSafeArea()
      }
    case let screen as any SystemScreen:
      screen.systemContent
        ?? AnyView(ContentPlaceholder(name: "\(type(of: controller))"))
    case let container as any ControllerContainer:
      containerPicture(container)
        .background(Color(uiColor: container.view.backgroundColor ?? .clear).ignoresSafeArea())
        .tint(unlessNil: container.view.ownTintColor)
        .overlay { viewsInFront }
    default:
      if controller.view.shownContent != nil {
        // A table is drawn as a list, which reaches beyond the safe area by itself; a collection
        // is not, other than its background.
        CoveredArea { view(covered: $0).safeAreaPadding($0) }
          .background(Color(uiColor: controller.view.backgroundColor ?? .clear).ignoresSafeArea())
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
  /// The controllers that a container shows.
  @ViewBuilder private func containerPicture(_ container: any ControllerContainer) -> some View {
    switch container {
    case let stack as UINavigationController:
      CoveredArea { NavigationControllerPicture(stack: stack).safeAreaPadding($0) }
    case let tabs as UITabBarController:
      CoveredArea { TabBarControllerPicture(tabs: tabs).safeAreaPadding($0) }
    case let columns as UISplitViewController: SplitControllerPicture(columns: columns)
    default: EmptyView()
    }
  }

  /// The views that an app adds to the view of a container.
  @ViewBuilder private var viewsInFront: some View {
    if !controller.view.subviews.isEmpty {
      GeometryReader { geometry in
        CoveredArea { covered in
          let _ = controller.setCoveredInsets(covered.adding(geometry.safeAreaInsets))
          GeometryReader { ContainerViews(view: controller.view, size: $0.size) }
        }
        .ignoresSafeArea()
      }
    }
  }

  /// The view of the controller, of which bars cover the edges.
  fileprivate func view(covered insets: EdgeInsets) -> some View {
    controller.setCoveredInsets(insets)
    return ZStack {
      controller.view.map { LiveViewTree(root: $0) }
      controller.contentUnavailableView.map { UIViewPicture($0).padding(insets) }
    }
  }
}

extension UIViewController {
  /// Tells the view which of its edges bars cover, with the insets that the app adds.
  fileprivate func setCoveredInsets(_ insets: EdgeInsets) {
    let own = additionalSafeAreaInsets
    view.coveredInsets = UIEdgeInsets(
      top: insets.top + own.top, left: insets.leading + own.left,
      bottom: insets.bottom + own.bottom, right: insets.trailing + own.right)
  }
}

extension EdgeInsets {
  /// Returns the larger inset of both at each edge, which is that of the outermost view.
  fileprivate func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension UITabBarController {
  private var shownController: UIViewController? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether the bar is hidden while one of the controllers is shown: by itself, or by a controller
  /// in its stack.
  fileprivate func hidesBar(over controller: UIViewController) -> Bool {
    let stack = (controller as? UINavigationController)?.viewControllers ?? [controller]
    return isTabBarHidden || stack.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Tells the selected controller that it appears, and the former one that it disappears.
  fileprivate func show(_ selected: UIViewController) {
    if shownController !== selected {
      shownController?.disappear()
      shownController = selected
    }
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
  private let mark = EvaluationMark()

  init(tabs: UITabBarController) {
    self.tabs = tabs
  }

  var body: some View {
    let _ = UnobservedReads.note()
    let controllers = tabs.viewControllers ?? []
    if let selected = tabs.selectedViewController {
      let _ = tabs.show(selected)
    }
    TabView(
      selection: Binding {
        tabs.selectedIndex
      } set: {
        tabs.userSelects($0)
      }
    ) {
      ForEach(controllers.indices, id: \.self) { index in
        screen(controllers[index])
          .modifier(
            BarTab(
              item: controllers[index].tabBarItem, isSelected: index == tabs.selectedIndex,
              title: controllers[index].title)
          )
          .toolbar(tabs.hidesBar(over: controllers[index]) ? .hidden : .automatic, for: .tabBar)
          .tag(index)
      }
    }
    .tint(unlessNil: tabs.tabBar.ownTintColor)
    .environment(\.controlAppearances, ControlAppearances(tabBar: tabs.tabBar))
  }

  /// The picture of a controller, whose view is loaded when it is selected first.
  private func screen(_ controller: UIViewController) -> AnyView {
    controller === tabs.selectedViewController || controller.viewIfLoaded != nil
      ? AnyView(ControllerPicture(controller: controller, fillsScreen: true))
      : AnyView(Color.clear)
  }
}
