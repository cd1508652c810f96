import Dispatch
import ViewClock
import ViewCore

// Dispatch's own methods have default arguments; the compiler prefers these overloads for calls
// without those arguments.

extension DispatchQueue {
  /// Runs a closure asynchronously on the queue.
  ///
  /// While a screen is running, the main queue runs the closure in the next turn of the screen's
  /// clock.
  @preconcurrency
  public func async(execute work: @escaping () -> Void) {
    if let clock = ViewClock.current, isMain {
      clock.enqueue(work)
    } else {
      async(execute: workItem(work))
    }
  }

  /// Runs a closure on the queue at a deadline.
  ///
  /// While a screen is running, the main queue measures the deadline on the screen's clock.
  @preconcurrency
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

  /// Returns a work item for another queue that carries the current clock along.
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
