// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// A device that nobody has signed in to Game Center on.

open class GKPlayer: NSObject, @unchecked Sendable {}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  open class var local: GKLocalPlayer { player }

  open var isAuthenticated: Bool { false }

  /// Called as soon as it is set, with an error.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Fails.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    throw GKError(.notAuthenticated)
  }
}

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? GKError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var notAuthenticated: Code { .notAuthenticated }
}
