// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration
import ViewCore

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static var blackTranslucent: UIBarStyle { .black }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt
}

/// A bar with the titles and items of a stack; a navigation controller draws its own.
@MainActor @preconcurrency
open class UINavigationBar: UIView, UIViewContent {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open lazy var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The items, from bottom to top: those of the controllers of a navigation controller.
  open var items: [UINavigationItem]? {
    get { stack.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set {
      ownItems = newValue
      invalidateIntrinsicContentSize()
    }
  }
  private var ownItems: [UINavigationItem]?
  /// The controller that draws the bar; nil for a bar in the views of the app.
  weak var stack: UINavigationController?
  open weak var delegate: (any UINavigationBarDelegate)?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  package var content: AnyView { AnyView(UINavigationBarContent(bar: self)) }
  /// The height of the bar, with that of a large title.
  open override var intrinsicContentSize: CGSize {
    // Measurements.md#navigation-bar-height, Measurements.md#navigation-large-title-height
    CGSize(width: UIView.noIntrinsicMetric, height: prefersLargeTitles ? 96 : 44)
  }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
  }
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = image
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}
