import Foundation

extension NSManagedObjectContext {
  /// When a block of `perform` runs: at once.
  public enum ScheduledTaskType: Sendable {
    /// At once, if it can.
    case immediate
    /// After what waits.
    case enqueued
  }

  /// Runs a block, at once.
  public func perform(_ block: @escaping () -> Void) {
    block()
    processPendingChanges()
  }

  /// Runs a block, at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }

  /// Runs a block, at once.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }
}
