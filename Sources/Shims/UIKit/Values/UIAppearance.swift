// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

// Bars and their appearance. `ControlAppearances+Proxies.swift` lists the values that are drawn;
// the others are stored.

/// A view whose properties can be set for all views of its class.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A view or a controller in which views may have another appearance.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {}

/// The objects that keep the appearance of all views of a class.
@MainActor private var proxies: [ObjectIdentifier: UIView] = {
  let views: [UIView] = [
    UIView(frame: .zero), UINavigationBar(frame: .zero), UITabBar(frame: .zero),
    UIToolbar(frame: .zero), UIScrollView(frame: .zero), UITableView(frame: .zero),
    UICollectionView(frame: .zero), UITextView(frame: .zero), UITextField(frame: .zero),
    UISearchBar(frame: .zero), UILabel(frame: .zero), UIButton(frame: .zero),
    UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(frame: .zero),
    UIPageControl(frame: .zero), UIRefreshControl(frame: .zero), UITableViewCell(frame: .zero),
    UITableViewHeaderFooterView(frame: .zero), UIImageView(frame: .zero),
    UIActivityIndicatorView(frame: .zero), UIWindow(frame: .zero), UIStackView(frame: .zero),
    UIStepper(frame: .zero), UIDatePicker(frame: .zero), UIPickerView(frame: .zero),
    UIProgressView(frame: .zero), UISearchTextField(frame: .zero),
    UICollectionViewCell(frame: .zero),
  ]
  return Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier(type(of: $0)), $0) })
}()

/// The objects that keep the appearance of the views of a class in some containers.
@MainActor private var containedProxies: [ObjectIdentifier: UIView] = [:]

extension UIAppearance where Self: UIView {
  /// The object that stores the appearance of all views of the class.
  ///
  /// For a subclass of an app it is made with `init()`, as Objective-C would.
  public static func appearance() -> Self {
    if ControlAppearances.read == nil {
      ControlAppearances.read = { ControlAppearances(proxies: ()) }
    }
    return proxy(in: &proxies)
  }

  private static func proxy(in proxies: inout [ObjectIdentifier: UIView]) -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    let type = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
    let proxy = Unmanaged<Self>.fromOpaque(layoutdsl_make_object(type)).takeRetainedValue()
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }

  /// An object that stores an appearance in some containers, which is not drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [Any.Type]
  ) -> Self {
    proxy(in: &containedProxies)
  }
}
