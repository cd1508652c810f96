import Foundation
import SystemIntegration
import Vector

/// The classes of the objects in nibs and storyboards.
@MainActor enum InterfaceClasses {
  /// Returns the app's class of an element; nil if the element names none, or one that is missing.
  static func named(in element: MarkupElement) -> AnyClass? {
    guard let name = element["customClass"] else { return nil }
    let modules = ["SnapViews", element["customModule"]].compactMap { $0 } + systemModules
    for module in modules {
      if let found = NSClassFromString("\(module).\(name)") { return found }
    }
    InterfaceFile.report("the class \(name) of a nib or storyboard is not in the program")
    return nil
  }

  private static let systemModules = [
    "UIKit", "SystemIntegration", "MapKit", "WebKit", "SceneKit", "SpriteKit", "ARKit", "MetalKit",
    "AVKit", "PDFKit", "PassKit",
  ]

  /// Returns the system's class of an element for a view; nil for one that is not drawn.
  static func view(of element: MarkupElement) -> UIView.Type? {
    if let known = views[element.name] { return known }
    guard let name = ofFrameworks[element.name] else { return nil }
    return NSClassFromString(name) as? UIView.Type
  }

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self,
    "textField": UITextField.self, "textView": UITextView.self, "imageView": UIImageView.self,
    "stackView": UIStackView.self, "scrollView": UIScrollView.self,
    "tableView": UITableView.self, "collectionView": UICollectionView.self,
    "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self,
    "containerView": UIView.self, "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "tableViewCell": UITableViewCell.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "control": UIControl.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "window": UIWindow.self,
  ]

  private static let ofFrameworks = [
    "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView",
    "sceneKitView": "SceneKit.SCNView",
    "skView": "SpriteKit.SKView", "arscnView": "ARKit.ARSCNView", "mtkView": "MetalKit.MTKView",
    "arskView": "ARKit.ARSKView", "pdfView": "PDFKit.PDFView",
  ]

  /// The system's classes of controllers.
  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]
}
