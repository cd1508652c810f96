// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The permission to start Live Activities, which the user has not given.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
}

public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier
  case missingProcessIdentifier, persistenceFailure, reconnectNotPermitted
  case targetMaximumExceeded, unentitled, unsupported, unsupportedTarget, visibility
}
