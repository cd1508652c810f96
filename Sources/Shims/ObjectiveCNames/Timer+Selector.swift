import Foundation
import ViewClock

extension Timer: ExistingObject {
  /// Creates a timer of the current run loop that calls a method of an object.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of an object.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// Creates a timer that calls a method of an object.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    nonisolated(unsafe) let target = target
    Timer.valueTimer = SelectorTimer.self
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { timer in
      _ObjectiveCMethods.send(selector, to: target, timer)
    }
    timer.value = userInfo
    self.init(existing: timer)
  }
}

/// A timer with the value that it was created with, which Foundation's own does not keep.
private final class SelectorTimer: Timer {
  var value: Any?
  override var userInfo: Any? { value }
}
