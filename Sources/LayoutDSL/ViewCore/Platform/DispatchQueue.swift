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
    return DispatchWorkItem { clock.carry(work) }
  }
}

extension UInt64 {
  fileprivate func distance(after other: UInt64) -> Double {
    self > other ? Double(self - other) : -Double(other - self)
  }
}
