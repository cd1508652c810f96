import Foundation
import ObjectiveCNames
import SystemIntegration
import Vector

/// The segues of storyboards.
@MainActor enum UISegues {
  /// Makes the controller that a segue shows; nil if it is not in the storyboard.
  static func destination(_ id: String, of scene: InterfaceScene) -> UIViewController? {
    scene.storyboard.controller(id)
  }

  /// Makes the object of a segue, of the app's class if the storyboard names one.
  static func segue(
    _ element: MarkupElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = InterfaceClasses.named(in: element) as? UIStoryboardSegue.Type
    UIStoryboardSegue.next = (element["identifier"], source, destination)
    defer { UIStoryboardSegue.next = nil }
    let segue =
      type?._make()
      ?? UIStoryboardSegue(
        identifier: element["identifier"], source: source, destination: destination)
    segue.kind = element["kind"] ?? ""
    return segue
  }

  /// Goes back to the controller that has the action of an unwind segue, and calls it.
  static func unwind(_ element: MarkupElement, from source: UIViewController, sender: Any?) {
    guard let action = element["unwindAction"].map({ Selector($0) }) else { return }
    var candidates: [UIViewController] = []
    var around: UIViewController? = source
    while let current = around {
      candidates += current.navigationController?.viewControllers.reversed() ?? [current]
      let top = sequence(first: current, next: \.parent).first {
        $0.presentingViewController != nil
      }
      around = top?.presentingViewController.map { $0.topMost }
    }
    let target = candidates.first { $0 !== source && _ObjectiveCMethods.has(action, $0) }
    guard let target else { return }
    let segue = segue(element, from: source, to: target)
    source.prepare(for: segue, sender: sender)
    _ObjectiveCMethods.send(action, to: target, segue)
    if let stack = target.navigationController, stack === source.navigationController {
      stack.popToViewController(target, animated: true)
    } else {
      source.dismiss(animated: true)
    }
  }
}

extension UIViewController {
  /// The controller on top of a stack or of the selected tab, or this one.
  fileprivate var topMost: UIViewController {
    switch self {
    case let stack as UINavigationController: stack.topViewController?.topMost ?? self
    case let tabs as UITabBarController: tabs.selectedViewController?.topMost ?? self
    default: self
    }
  }
}
