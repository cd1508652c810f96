import Foundation
import LayoutDSL
import Render

extension Snapshotting {
  /// Returns a strategy that lets time pass before it takes a snapshot.
  ///
  /// The time of a view or a screen is virtual, so its animations and tasks run and the test does
  /// not wait. The thread sleeps for another value.
  ///
  /// - Parameters:
  ///   - duration: The time, in seconds; not above 0 is none.
  ///   - strategy: The strategy that takes the snapshot afterwards.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    let isVirtual =
      Value.self is any View.Type || Value.self == ViewHost.self || Value.self is UIResponder.Type
    return Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      capture: { value in
        guard isVirtual else {
          Thread.sleep(forTimeInterval: max(0, duration))
          return try strategy.capture(value)
        }
        return try VirtualDelay.$seconds.withValue(VirtualDelay.seconds + max(0, duration)) {
          try strategy.capture(value)
        }
      })
  }
}

/// The virtual time that passes on a screen before its snapshot.
enum VirtualDelay {
  /// The time of the running strategy, in seconds.
  @TaskLocal static var seconds: TimeInterval = 0
}
