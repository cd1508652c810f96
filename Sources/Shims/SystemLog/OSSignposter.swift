/// A recorder of intervals for Instruments; it records nothing here.
public struct OSSignposter: Sendable {
  /// Creates a signposter.
  public init() {}
  /// Creates a signposter of a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates a signposter of a subsystem and a category of the system.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates a signposter of a log.
  public init(logHandle: OSLog) {}
  /// Creates a signposter of a logger.
  public init(logger: Logger) {}

  /// Whether intervals are recorded: never.
  public var isEnabled: Bool { false }

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Records an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Runs a task as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID()

  /// Creates an identifier for a log.
  public init(log: OSLog = .default) {}
}

/// The state of an interval.
public final class OSSignpostIntervalState: Sendable {}

/// The kind of a signpost.
public enum OSSignpostType: Sendable {
  /// The start of an interval.
  case begin
  /// The end of an interval.
  case end
  /// An event.
  case event
}

/// Has no effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}
