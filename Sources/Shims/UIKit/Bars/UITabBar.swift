// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

/// The bar of a tab bar controller, which draws it; the bar itself is empty.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open weak var delegate: (any UITabBarDelegate)?
  open weak var selectedItem: UITabBarItem?
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
  open var items: [UITabBarItem]?
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}
