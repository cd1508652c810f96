import Dispatch
import ViewClock

// Dispatch's own methods have defaulted arguments, so that a call without them prefers these.

extension DispatchQueue {
  /// Schedules a block asynchronously for execution.
  ///
  /// On the main queue, the block runs on the next turn of the screen that is running, if one is.
  public func async(execute work: @escaping () -> Void) {
    if let clock = ViewClock.current, isMain {
      clock.enqueue(work)
    } else {
      async(execute: workItem(work))
    }
  }

  /// Schedules a block for execution at the specified time.
  ///
  /// On the main queue, time is that of the screen that is running, if one is.
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, execute work: @escaping () -> Void
  ) {
    if let clock = ViewClock.current, isMain {
      let earliest = DispatchTime.now().uptimeNanoseconds
      let deadline = deadline().uptimeNanoseconds
      let latest = DispatchTime.now().uptimeNanoseconds
      clock.schedule(
        after: delay(
          from: deadline.distance(after: latest), to: deadline.distance(after: earliest)),
        work)
    } else {
      asyncAfter(deadline: deadline(), execute: workItem(work))
    }
  }

  /// A block for another queue, which takes the current clock along.
  private func workItem(_ work: @escaping () -> Void) -> DispatchWorkItem {
    guard let clock = ViewClock.current else { return DispatchWorkItem(block: work) }
    return DispatchWorkItem { clock.makeCurrent(work) }
  }
}

extension UInt64 {
  fileprivate func distance(after other: UInt64) -> Double {
    self > other ? Double(self - other) : -Double(other - self)
  }
}

/// The delay in seconds that a deadline was written with, when only a range in nanoseconds is known
/// because the machine's clock was read somewhere in between.
///
/// It is the roundest number in the range. A deadline from an earlier statement is a little short,
/// so that the range reaches a tenth of a millisecond further for whole milliseconds.
package func delay(from least: Double, to most: Double) -> Double {
  guard most > 0, most < 1e18 else { return most > 0 ? .infinity : 0 }
  let reach = 1e5
  var unit = 1e9
  while unit >= 1 {
    let multiple = (least / unit).rounded(.up) * unit
    if multiple <= (unit >= 1e6 ? most + reach : most) { return max(multiple / 1e9, 0) }
    unit /= 10
  }
  return most / 1e9
}
