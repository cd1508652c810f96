@_exported import UIKit

// Game Center on a device without a signed-in player.

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {}

/// The player who uses the device; nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  /// The only local player of the process.
  open class var local: GKLocalPlayer { player }

  /// Whether the player is signed in: never.
  open var isAuthenticated: Bool { false }

  /// A closure that is called with an error as soon as it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }
}

/// A list of the best scores of a game.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Reports an error: no player is signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws {
    throw GKError(.notAuthenticated)
  }
}

/// The domain of Game Center's errors.
public let GKErrorDomain = "GKErrorDomain"

/// An error of Game Center.
public struct GKError: CustomNSError, Hashable, Sendable {
  /// The reasons for errors of Game Center.
  public enum Code: Int, Sendable {
    /// An error without a known reason.
    case unknown = 1
    /// The user or the network ended the request, credentials are wrong, or nobody is signed in.
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    /// Returns whether an error of Game Center has this reason, so that `catch` can name a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? GKError)?.code == code
    }
  }
  /// The reason for the error of Game Center.
  public let code: Code
  /// Creates an error of Game Center for a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain that `NSError` shows for the error.
  public static var errorDomain: String { GKErrorDomain }
  /// The number of the reason that `NSError` shows.
  public var errorCode: Int { code.rawValue }
  /// The reason that nobody is signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
}
