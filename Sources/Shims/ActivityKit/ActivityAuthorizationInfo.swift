import Foundation

/// The permission to start Live Activities, which the user has not given.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates a description of the permission.
  public init() {}
  /// Whether the app may start Live Activities: never.
  public var areActivitiesEnabled: Bool { false }
  /// Whether a server may send updates often: never.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the permission, of which there are none.
  public var activityEnablementUpdates: _ActivityUpdates<Bool> { _ActivityUpdates() }
  /// The changes of the permission for frequent updates, of which there are none.
  public var frequentPushEnablementUpdates: _ActivityUpdates<Bool> { _ActivityUpdates() }
  /// The type of the sequence of permissions.
  public typealias ActivityEnablementUpdates = _ActivityUpdates<Bool>
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

extension ActivityAuthorizationError: LocalizedError {
  /// A sentence about the error.
  public var errorDescription: String? { "The Live Activity cannot start." }
  /// The name of the reason.
  public var failureReason: String? { "\(self)" }
}
