import CoreGraphics
import ObjectiveCNames
import SystemIntegration

/// The frames per second that an animation asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number.
  public var minimum: Float
  /// The greatest number.
  public var maximum: Float
  /// The best number; nil for the greatest.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As the system decides.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer of the display, which calls nothing: methods are not found by name.
open class CADisplayLink: NSObject {
  /// The time of the last frame, in seconds.
  open var timestamp: CFTimeInterval { CACurrentMediaTime() }
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between frames, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the timer stands still.
  open var isPaused = false
  /// The number of frames between calls.
  open var frameInterval = 1
  /// The frames per second that are asked for; 0 for those of the display.
  open var preferredFramesPerSecond = 0
  /// The frames per second that are asked for.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a timer for a method of an object.
  public init(target: Any, selector sel: Selector) {}

  /// Has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect.
  open func invalidate() {}
}
