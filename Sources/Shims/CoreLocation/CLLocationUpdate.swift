// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A change of the user's place; there are none.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// The changes: the sequence ends at once.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }

  public let location: CLLocation?
  public var isStationary: Bool { stationary }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { true }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var accuracyLimited: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { true }
  public var serviceSessionRequired: Bool { false }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}

/// A request for locations, which are not granted.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

  /// The authorization status of the request: not determined.
  public struct Diagnostic: Hashable, Sendable {
    public var authorizationDenied: Bool { false }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { true }
    public var insufficientlyInUse: Bool { false }
    public var serviceSessionRequired: Bool { false }
    public var fullAccuracyDenied: Bool { false }
    public var alwaysAuthorizationDenied: Bool { false }
  }

  public let authorization: AuthorizationRequirement
  public let fullAccuracyPurposeKey: String?
  /// The changes of the state: the sequence ends at once.
  public var diagnostics: AsyncStream<Diagnostic> { AsyncStream { $0.finish() } }
  public init(authorization: AuthorizationRequirement) {
    self.authorization = authorization
    fullAccuracyPurposeKey = nil
  }
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.authorization = authorization
    self.fullAccuracyPurposeKey = fullAccuracyPurposeKey
  }
  public func invalidate() {}
}

/// A request for locations in the background, which are not granted.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}
  public func invalidate() {}
}
