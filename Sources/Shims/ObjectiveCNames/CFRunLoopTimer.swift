import Foundation

/// A timer of a run loop: Foundation's.
public typealias CFRunLoopTimer = Timer

/// Creates a timer that calls a closure at a time and, with an interval above 0, again and again.
///
/// - Parameter fireDate: The time, in seconds since the first of January 2001.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: @escaping (CFRunLoopTimer?) -> Void
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let block = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(0, interval),
    repeats: interval > 0
  ) { block($0) }
}
/// Adds a timer to a loop.
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!)
{
  loop.add(timer, forMode: RunLoop.Mode(mode.rawValue as String))
}
/// Stops a timer.
public func CFRunLoopRemoveTimer(
  _ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) {
  timer.invalidate()
}
/// Stops a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
/// Whether a timer fires again.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
