import Foundation

/// The screen, for code written for UIKit: that of the view that is being evaluated.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()
  /// The screens: one.
  public static var screens: [UIScreen] { [main] }

  /// The size of an iPhone 16, in points, for code outside a view or on a screen without a size.
  ///
  /// Measurements.md#phone-screen
  package nonisolated static let defaultSize = CGSize(width: 393, height: 852)

  /// The rectangle of the screen, in points.
  open var bounds: CGRect {
    let size = ViewGraph.evaluator?.evaluatedNode.graph.root.proposedSize
    return CGRect(
      x: 0, y: 0, width: size?.width ?? Self.defaultSize.width,
      height: size?.height ?? Self.defaultSize.height)
  }

  /// The parts of the screen that bars cover; none for code outside a view.
  var safeAreaInsets: UIEdgeInsets {
    guard let insets = ViewGraph.evaluator?.evaluatedNode.graph.root.safeAreaInsets else {
      return .zero
    }
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    let bounds = bounds
    return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { UITraitCollection.current.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The brightness, 0…1.
  open var brightness: CGFloat = 0.5
  /// The frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Returns the value of a private key, such as the radius of the display's corners: 0.
  open func value(forKey key: String) -> Any? { key.hasSuffix("CornerRadius") ? CGFloat(0) : nil }
  /// Whether the screen is recorded: never.
  open var isCaptured: Bool { false }
}
