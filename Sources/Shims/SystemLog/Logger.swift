@_exported import Foundation

/// A writer of messages for developers.
///
/// Messages go to standard error, or to ``sink`` if it is set.
public struct Logger: Sendable {
  private let subsystem: String
  private let category: String

  /// Receives each message in place of standard error, for tests.
  nonisolated(unsafe) public static var sink: (@Sendable (OSLogType, String) -> Void)?

  /// Creates a logger without a subsystem.
  public init() {
    self.init(subsystem: "", category: "")
  }

  /// Creates a logger of a subsystem and category, which are written before each message.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a logger from a log.
  public init(_ log: OSLog) {
    self = log.logger
  }

  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    if let sink = Self.sink { return sink(level, message.text) }
    // Apple's systems do not store debug messages and information by default either.
    if level == .debug || level == .info { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let line = place.isEmpty ? "\(message.text)\n" : "[\(place)] \(message.text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Passes a debug message to the sink.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Passes a debug message to the sink.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Passes information to the sink.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a critical fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// Debug messages.
  public static let debug = OSLogType(rawValue: 2)
  /// Errors.
  public static let error = OSLogType(rawValue: 16)
  /// Faults.
  public static let fault = OSLogType(rawValue: 17)
}

/// A log of a subsystem and category.
public final class OSLog: Sendable {
  let logger: Logger

  /// The log without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A disabled log; its messages are written all the same.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a log.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  /// A category for events that users notice.
  public struct Category: Sendable {
    let name: String
    /// Events that users notice.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Events that tools show with a stack of calls.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    /// Events that tools record only when they are asked to.
    public static let dynamicTracing = Category(name: "DynamicTracing")
  }

  /// Creates a log of a category of the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }

  /// Whether messages of a level are written: debug messages and information are only for the sink.
  public func isEnabled(type: OSLogType) -> Bool {
    Logger.sink != nil || type != .debug && type != .info
  }

  /// Whether intervals are recorded: never.
  public var signpostsEnabled: Bool { false }
}

/// Writes a message from a format and its arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: CVarArg...
) {
  log.logger.log(level: type, OSLogMessage(format: message, arguments))
}

/// Writes a message of a level from a format and its arguments.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: CVarArg...
) {
  log.logger.log(level: type, OSLogMessage(format: message, arguments))
}

/// Writes a message of the default level; a literal without values is a format.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {
  OSLog.default.logger.log(level: .default, message)
}

/// Writes a message of a level.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: OSLogMessage
) {
  log.logger.log(level: type, message)
}

extension OSLogMessage {
  /// Creates a message from a format of the system's log and its arguments.
  fileprivate init(format: StaticString, _ arguments: [CVarArg]) {
    let format = "\(format)".replacing("%{public}", with: "%").replacing("%{private}", with: "%")
    self.init(stringLiteral: String(format: format, arguments: arguments))
  }
}
