#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The meaning of a view for the direction of the interface.
  public enum UISemanticContentAttribute: Int, Sendable {
    /// The view follows the direction of the language.
    case unspecified
    /// The view controls playback, and is not flipped.
    case playback
    /// The view controls a direction in space, and is not flipped.
    case spatial
    /// The view runs from left to right.
    case forceLeftToRight
    /// The view runs from right to left.
    case forceRightToLeft
  }

  /// Insets that follow the direction of the language, in points.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The insets of the four edges.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Creates insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
  }

  /// The importance of a constraint, 0…1000.
  public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The importance.
    public let rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number, without a label.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The constraint must hold.
    public static let required = UILayoutPriority(1000)
    /// The priority with which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag that can resize the scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag that cannot resize the scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The priority with which a button hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the size that fits best.
    public static let fittingSizeLevel = UILayoutPriority(50)
  }

  /// The direction in which assistive technology scrolls.
  public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
    /// To the next page.
    case next
    /// To the previous page.
    case previous
  }

  /// The standard editing gestures of a responder.
  public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none
    /// Those of the system.
    case `default`
  }

  extension UIView {
    /// The dimming of tints behind a presented view.
    public enum TintAdjustmentMode: Int, Sendable {
      /// As the superview.
      case automatic
      /// Not dimmed.
      case normal
      /// Grey.
      case dimmed
    }
  }

  extension UIScrollView {
    /// The scrolling that hides the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
      /// None.
      case none
      /// Any drag.
      case onDrag
      /// A drag over the keyboard, which follows the finger.
      case interactive
      /// Any drag, above the accessory too.
      case onDragWithAccessory
      /// A drag over the keyboard or its accessory.
      case interactiveWithAccessory
    }

    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
      /// A colour that fits the content.
      case `default`
      /// Black.
      case black
      /// White.
      case white
    }

    /// The axes along which the safe area insets the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      /// Those that scroll, and the vertical one in a navigation controller.
      case automatic
      /// Those that scroll.
      case scrollableAxes
      /// None.
      case never
      /// Both.
      case always
    }

    /// The appearance of the index of a scroll view.
    public enum IndexDisplayMode: Int, Sendable {
      /// The system decides.
      case automatic
      /// The index is hidden.
      case alwaysHidden
    }
  }
#endif
