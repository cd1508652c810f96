import Foundation

/// A generator of haptics, which no picture shows; it counts them.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// The number of haptics that were generated.
  package private(set) static var count = 0

  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Has no effect.
  open func prepare() {}

  fileprivate final func note() { Self.count += 1 }
}

/// A generator of haptics for a collision.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Hard.
    case rigid
  }

  /// Creates a generator of medium collisions.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Creates a generator of collisions of a weight.
  public init(style: FeedbackStyle) {
    super.init()
  }
  /// Creates a generator of collisions of a weight, for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Counts a haptic.
  open func impactOccurred() { note() }
  /// Counts a haptic.
  open func impactOccurred(intensity: CGFloat) { note() }
  /// Counts a haptic.
  open func impactOccurred(at location: CGPoint) { note() }
  /// Counts a haptic.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { note() }
}

/// A generator of haptics for a result.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Counts a haptic.
  open func notificationOccurred(_ notificationType: FeedbackType) { note() }
  /// Counts a haptic.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { note() }
}

/// A generator of haptics for a change of selection.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Counts a haptic.
  open func selectionChanged() { note() }
  /// Counts a haptic.
  open func selectionChanged(at location: CGPoint) { note() }
}

/// A generator of haptics for drawing.
@MainActor @preconcurrency
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Counts a haptic.
  open func alignmentOccurred(at location: CGPoint) { note() }
  /// Counts a haptic.
  open func pathCompleted(at location: CGPoint) { note() }
}
