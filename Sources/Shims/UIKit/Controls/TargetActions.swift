import Foundation
import ObjectiveCNames
import SystemIntegration

/// The methods that a control or a recognizer calls, by their names.
@MainActor struct TargetActions {
  struct Entry {
    fileprivate(set) weak var target: AnyObject?
    /// Whether the method is that of the first object around the control that has it.
    let isOfChain: Bool
    let action: Selector
    var events: UIControl.Event

    /// Whether there is an object to call.
    var canBeSent: Bool { isOfChain || target != nil }

    fileprivate func isOf(_ target: AnyObject?) -> Bool {
      target == nil || self.target === target
    }
  }

  private(set) var entries: [Entry] = []

  /// Adds events to those of a method.
  mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event = .allEvents) {
    let target = target.map { $0 as AnyObject }
    entries.removeAll { $0.target == nil && !$0.isOfChain }
    let index = entries.firstIndex { entry in
      entry.action == action && (target == nil ? entry.isOfChain : entry.target === target)
    }
    if let index { return entries[index].events.formUnion(events) }
    entries.append(
      Entry(target: target, isOfChain: target == nil, action: action, events: events))
  }

  /// Takes events from methods; nil means all objects or all methods.
  mutating func remove(
    _ target: Any?, _ action: Selector?, for events: UIControl.Event = .allEvents
  ) {
    let target = target.map { $0 as AnyObject }
    for index in entries.indices
    where entries[index].isOf(target) && (action == nil || entries[index].action == action) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }
}

extension UIResponder: NamedMethods {
  /// The methods of UIKit that apps name, such as `resignFirstResponder`.
  package func method(named selector: Selector) -> Implementation? {
    switch selector.description {
    case "resignFirstResponder": { _ in self.resignFirstResponder() }
    case "becomeFirstResponder": { _ in self.becomeFirstResponder() }
    case "copy:": { self.copy($0.first ?? nil) }
    case "cut:": { self.cut($0.first ?? nil) }
    case "paste:": { self.paste($0.first ?? nil) }
    case "delete:": { self.delete($0.first ?? nil) }
    case "select:": { self.select($0.first ?? nil) }
    case "selectAll:": { self.selectAll($0.first ?? nil) }
    default: (self as? UIView)?.viewMethod(named: selector) ?? controllerMethod(named: selector)
    }
  }

  private func controllerMethod(named selector: Selector) -> Implementation? {
    switch (selector.description, self) {
    case ("dismiss", let controller as UIViewController),
      ("dismissWithAnimated:completion:", let controller as UIViewController):
      { _ in controller.dismiss(animated: true) }
    case ("popViewController", let stack as UINavigationController),
      ("popViewControllerWithAnimated:", let stack as UINavigationController):
      { _ in stack.popViewController(animated: true) }
    case ("popToRootViewController", let stack as UINavigationController),
      ("popToRootViewControllerWithAnimated:", let stack as UINavigationController):
      { _ in stack.popToRootViewController(animated: true) }
    default: nil
    }
  }
}

extension UIView {
  fileprivate func viewMethod(named selector: Selector) -> Implementation? {
    switch selector.description {
    case "endEditing", "endEditing:": { _ in self.endEditing(true) }
    case "removeFromSuperview": { _ in self.removeFromSuperview() }
    case "setNeedsLayout": { _ in self.setNeedsLayout() }
    case "layoutIfNeeded": { _ in self.layoutIfNeeded() }
    case "setNeedsDisplay": { _ in self.setNeedsDisplay() }
    case "reloadData":
      { _ in
        (self as? UITableView)?.reloadData()
        (self as? UICollectionView)?.reloadData()
        return nil
      }
    default: nil
    }
  }

  /// The texts of the labels in the view, for assistive technology and scripts.
  var shownWords: String { labelTexts.joined(separator: ", ") }

  /// The texts of the labels in the view, one by one.
  var labelTexts: [String] {
    subviews.filter { !$0.isHidden }
      .flatMap { view -> [String] in
        let own = (view as? UILabel)?.text ?? view.accessibilityLabel
        return own.map { [$0] } ?? view.labelTexts
      }
      .filter { !$0.isEmpty }
  }
}
