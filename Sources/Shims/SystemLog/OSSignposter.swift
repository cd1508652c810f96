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

  /// A signposter that is not enabled.
  public static let disabled = OSSignposter()

  /// Returns an identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// Returns an identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval of an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Begins an interval of an animation with a message.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}

  /// Records an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Records an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {}

  /// Runs a task as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    try task()
  }

  /// Runs a task as an interval with a message.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> T
  ) rethrows -> T {
    try task()
  }
}

/// The message of an interval or an event.
public typealias SignpostMetadata = OSLogMessage

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An identifier that is never valid.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)

  /// Creates an identifier with a number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier for a log.
  public init(log: OSLog = .default) { self = .exclusive }

  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) { self = .exclusive }

  /// Whether an identifier has a smaller number.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
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

/// Has no effect.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: any CVarArg...
) {}
