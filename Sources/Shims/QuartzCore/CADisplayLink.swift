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

/// A timer that calls a method with each frame of the clock, sixty times in a second unless said.
open class CADisplayLink: NSObject {
  /// The time of the last frame, in seconds.
  open var timestamp: CFTimeInterval { lastFrame ?? CACurrentMediaTime() }
  /// The time of the next frame, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between frames of the display, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the timer stands still.
  open var isPaused = false
  /// The number of frames between calls.
  open var frameInterval = 1
  /// The frames per second that are asked for; 0 for those of the display.
  open var preferredFramesPerSecond = 0
  /// The frames per second that are asked for.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var target: Any?
  private let selector: Selector
  private var timer: Timer?
  private var lastFrame: CFTimeInterval?

  /// Creates a timer for a method of an object, which it retains until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
  }

  /// The time between calls, in seconds.
  private var interval: CFTimeInterval {
    let rate = preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum
    let asked = preferredFramesPerSecond > 0 ? Float(preferredFramesPerSecond) : rate
    return asked > 0 && asked < 60 ? 1 / Double(asked) : duration * Double(max(frameInterval, 1))
  }

  /// Calls the method from now on.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil, target != nil else { return }
    nonisolated(unsafe) let link = self
    let timer = Timer(timeInterval: interval, repeats: true) { _ in link.showFrame() }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }

  private func showFrame() {
    guard !isPaused else { return }
    lastFrame = CACurrentMediaTime()
    _ObjectiveCMethods.send(selector, to: target, self)
  }

  /// Calls the method no longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
  }

  /// Calls the method no longer, and releases the object.
  open func invalidate() {
    timer?.invalidate()
    (timer, target) = (nil, nil)
  }
}
