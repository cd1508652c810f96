import Foundation
import LayoutDSL

/// Returns a controller of a storyboard: one of the app, or the container or placeholder in its
/// place.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __storyboardController(
  _ made: UIViewController?, kind: String, name: String, isRead: Bool,
  contained: [UIViewController?], title: String?, tabTitle: String?, tabImage: String?,
  isSymbol: Bool
) -> UIViewController {
  let contained = contained.compactMap { $0 }
  let controller: UIViewController
  switch kind {
  case "navigationController":
    let stack = made as? UINavigationController ?? UINavigationController()
    stack.setViewControllers(contained, animated: false)
    contained.forEach(stack.addChild)
    controller = stack
  case "tabBarController":
    let tabs = made as? UITabBarController ?? UITabBarController()
    tabs.viewControllers = contained
    controller = tabs
  default:
    controller = made ?? (isRead ? UIViewController() : UnreadScene(name: name))
  }
  if let title { controller.navigationItem.title = title }
  if tabTitle != nil || tabImage != nil {
    let image = tabImage.flatMap { isSymbol ? UIImage(systemName: $0) : UIImage(named: $0) }
    controller.tabBarItem = UITabBarItem(title: tabTitle, image: image, tag: 0)
  }
  return controller
}

/// A controller whose views are in a storyboard.
private final class UnreadScene: UIHostingController<ContentPlaceholder> {
  init(name: String) {
    super.init(
      rootView: ContentPlaceholder(
        name: "\(name): its views are in Main.storyboard", systemImage: "rectangle.3.group"))
  }

  required init?(coder: NSCoder) { nil }
}
