// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

// Game Center on a device without a signed-in player.

open class GKPlayer: NSObject, @unchecked Sendable {}

open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  open class var local: GKLocalPlayer { player }

  open var isAuthenticated: Bool { false }

  /// A closure that is called with an error as soon as it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Reports an error: no player is signed in.
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
