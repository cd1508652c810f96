import Foundation
import ViewCore

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
    let outside = ViewGraph.sizeOutsideViews ?? Self.defaultSize
    return CGRect(
      x: 0, y: 0, width: size?.width ?? outside.width, height: size?.height ?? outside.height)
  }

  /// Returns the least distance of content from the sides in a width, in points.
  ///
  /// Measurements.md#list-card-margin
  static func sideMargin(in width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// The parts of the screen that bars cover.
  var safeAreaInsets: UIEdgeInsets {
    let root = ViewGraph.evaluator?.evaluatedNode.graph.root
    let insets = root?.safeAreaInsets ?? ViewGraph.insetsOutsideViews
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
  /// The modes of the screen: one.
  open var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The mode of the screen.
  open var currentMode: UIScreenMode? { availableModes.first }
  /// The mode that is best for the screen.
  open var preferredMode: UIScreenMode? { availableModes.first }
  /// The screen that this one mirrors: none.
  open var mirrored: UIScreen? { nil }
  /// Whether the screen is dimmed beyond its least brightness.
  open var wantsSoftwareDimming = false
  /// Whether the screen shows reference values: it cannot.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }
  /// The seconds until a frame is seen.
  open var calibratedLatency: TimeInterval { 0 }
  /// Returns an empty view: windows are not drawn.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { UIView(frame: bounds) }
  /// The notification of another mode.
  public static nonisolated let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Whether a screen shows reference values.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot, does not, does in part, or does.
    case notSupported, notEnabled, limited, enabled
  }
  /// Whether the screen is recorded: never.
  open var isCaptured: Bool { false }
}

/// A mode of a screen.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
  /// The size, in pixels.
  public let size: CGSize
  /// The width of a pixel, divided by its height.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}
