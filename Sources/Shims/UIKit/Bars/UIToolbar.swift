// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A bar of items; a navigation controller draws its own, with the items of the controller on top.
@MainActor @preconcurrency
open class UIToolbar: UIView, UIViewContent {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]? { didSet { invalidateIntrinsicContentSize() } }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open lazy var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var barStyle = UIBarStyle.default
  open weak var delegate: (any UIToolbarDelegate)?
  private var pictures: [String: UIImage] = [:]
  package var content: AnyView { AnyView(UIToolbarContent(bar: self)) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)  // Measurements.md#toolbar-height
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    pictures["background \(topOrBottom) \(barMetrics)"] = backgroundImage
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures["background \(topOrBottom) \(barMetrics)"]
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    pictures["shadow \(topOrBottom)"] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    pictures["shadow \(topOrBottom)"]
  }
}
