import Foundation
import ObjectiveCNames
import SystemIntegration
import Vector

/// The connections of an object in a nib or storyboard.
extension InterfaceObjects {
  /// Sets the property of an outlet: that of the app's class, or one of the system's.
  static func setOutlet(_ name: String, of object: AnyObject, to value: AnyObject) {
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    // An array of objects is one of Swift, for a collection of outlets.
    let argument: Any = (value as? NSArray).map { Array($0) } ?? value
    if _ObjectiveCMethods.send(Selector(setter), to: object, argument) { return }
    switch (name, object) {
    case ("delegate", let view as UITableView): view.delegate = value as? any UITableViewDelegate
    case ("dataSource", let view as UITableView):
      view.dataSource = value as? any UITableViewDataSource
    case ("delegate", let view as UICollectionView):
      view.delegate = value as? any UICollectionViewDelegate
    case ("dataSource", let view as UICollectionView):
      view.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let view as UITextView): view.delegate = value as? any UITextViewDelegate
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = value as? any UITabBarDelegate
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case ("view", let controller as UIViewController):
      if let view = value as? UIView { controller.fill(with: view) }
    case ("gestureRecognizers", let view as UIView):
      (value as? UIGestureRecognizer).map(view.addGestureRecognizer)
    default: break
    }
  }

  /// Calls a method of a target when the user uses an object; nil means the first object around it
  /// that has the method, and the usual event of the object.
  static func add(
    _ action: Selector, of target: AnyObject?, to object: AnyObject, for events: UIControl.Event?
  ) {
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: action, for: events ?? .primaryActionTriggered)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default: break
    }
  }

  /// Sets a property that the interface builder names by a path.
  static func set(_ path: String, of object: AnyObject, to value: Any) {
    let setter = "set\(path.prefix(1).uppercased())\(path.dropFirst()):"
    if _ObjectiveCMethods.send(Selector(setter), to: object, value) { return }
    guard let view = object as? UIView else { return }
    let number = (value as? NSNumber)?.doubleValue
    switch (path, number, value) {
    case ("layer.cornerRadius", let number?, _), ("cornerRadius", let number?, _):
      view.layer.cornerRadius = CGFloat(number)
    case ("layer.borderWidth", let number?, _): view.layer.borderWidth = CGFloat(number)
    case ("layer.shadowRadius", let number?, _): view.layer.shadowRadius = CGFloat(number)
    case ("layer.shadowOpacity", let number?, _): view.layer.shadowOpacity = Float(number)
    case ("layer.zPosition", let number?, _): view.layer.zPosition = CGFloat(number)
    case ("layer.borderColor", _, let color as UIColor),
      ("layer.borderUIColor", _, let color as UIColor),
      ("layer.borderColorFromUIColor", _, let color as UIColor):
      view.layer.borderColor = color.cgColor
    case ("layer.shadowColor", _, let color as UIColor): view.layer.shadowColor = color.cgColor
    case ("layer.shadowOffset", _, let size as CGSize): view.layer.shadowOffset = size
    case ("layer.masksToBounds", _, let isOn as Bool), ("clipsToBounds", _, let isOn as Bool):
      view.clipsToBounds = isOn
    default:
      InterfaceFile.report("the runtime attribute \(path) of \(type(of: object)) is not set")
    }
  }
}
