// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A bar of tabs; a tab bar controller draws its own.
@MainActor @preconcurrency
open class UITabBar: UIView, UIViewContent {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open weak var delegate: (any UITabBarDelegate)?
  /// The selected item, which is that of the selected controller in a tab bar controller.
  open weak var selectedItem: UITabBarItem? {
    get { controllers.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { ownSelectedItem = newValue }
  }
  private weak var ownSelectedItem: UITabBarItem?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open var isCustomizing: Bool { false }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  /// The items: those of the controllers of a tab bar controller.
  open var items: [UITabBarItem]? {
    get { controllers.map { ($0.viewControllers ?? []).compactMap(\.tabBarItem) } ?? ownItems }
    set {
      ownItems = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownItems: [UITabBarItem]?
  /// The controller that draws the bar; nil for a bar in the views of the app.
  weak var controllers: UITabBarController?
  package var content: AnyView { AnyView(UITabBarContent(bar: self)) }
  /// The height of the bar, with the part below that the edge of the screen covers.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)  // Measurements.md#tab-bar-height
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + UIScreen.main.safeAreaInsets.bottom)
  }
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}
