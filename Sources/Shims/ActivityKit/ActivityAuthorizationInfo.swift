import Foundation

/// The permission to start Live Activities, which the user has not given.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates a description of the permission.
  public init() {}
  /// Whether the app may start Live Activities: never.
  public var areActivitiesEnabled: Bool { false }
}

/// The reason why a Live Activity cannot start.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The data is too large, the user or the system forbids more activities, or an identifier is
  /// wrong.
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  /// The process is not known, the data cannot be saved, or the connection must not be made again.
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted
  /// The app has too many activities or no right to them, the device has none, or the app is
  /// hidden.
  case targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
}
