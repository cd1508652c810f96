import Foundation

extension NSManagedObjectContext {
  /// The time at which a block of `perform` runs; here it always runs at once.
  public enum ScheduledTaskType: Sendable {
    /// The block runs at once if possible.
    case immediate
    /// The block runs after the waiting ones.
    case enqueued
  }

  /// Runs a block at once.
  public func perform(_ block: @escaping () -> Void) {
    block()
    processPendingChanges()
  }

  /// Runs a block at once.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }

  /// Runs a block at once.
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping () throws -> T
  ) async rethrows -> T {
    defer { processPendingChanges() }
    return try block()
  }
}
