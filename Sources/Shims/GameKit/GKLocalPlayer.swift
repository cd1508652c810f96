// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCNames
@_exported import UIKit

// Game Center on a device without a signed-in player.

open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
  open var playerID: String? { nil }
}

/// A player of Game Center, of whom nothing is known.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }
  private let guest: String?
  fileprivate init(guest: String? = nil) { self.guest = guest }
  open override var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var guestIdentifier: String? { guest }
  open var isInvitable: Bool { false }
  open func scopedIDsArePersistent() -> Bool { false }
  open class func anonymousGuestPlayer(withIdentifier guestIdentifier: String) -> GKPlayer {
    GKPlayer(guest: guestIdentifier)
  }
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage {
    throw GKError(.notAuthenticated)
  }
  open class func loadPlayers(
    forIdentifiers identifiers: [String],
    withCompletionHandler completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadPlayers(forIdentifiers identifiers: [String]) async throws -> [GKPlayer] {
    throw GKError(.notAuthenticated)
  }
}

public enum GKFriendsAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public protocol GKChallengeListener: NSObjectProtocol {
  func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
  func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
  func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
}
extension GKChallengeListener {
  public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
  public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
  public func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer
  ) {}
}
public protocol GKSavedGameListener: NSObjectProtocol {
  func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
  func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
extension GKSavedGameListener {
  public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
  public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener,
  GKTurnBasedEventListener, GKSavedGameListener
{}

open class GKChallenge: NSObject, @unchecked Sendable {
  open var issuingPlayer: GKPlayer? { nil }
  open var receivingPlayer: GKPlayer? { nil }
  open var issueDate: Date { .distantPast }
  open var message: String? { nil }
  open func decline() {}
}
open class GKSavedGame: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var deviceName: String? { nil }
  open var modificationDate: Date? { nil }
  open func loadData(completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadData() async throws -> Data { throw GKError(.notAuthenticated) }
}

/// The player who uses the device; nobody is signed in.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  open class var local: GKLocalPlayer { player }
  open class func localPlayer() -> GKLocalPlayer { player }

  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var isPersonalizedCommunicationRestricted: Bool { false }
  open var isPresentingFriendRequestViewController: Bool { false }

  /// A closure that is called with an error as soon as it is set.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
  }

  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
  @MainActor @preconcurrency
  open func presentFriendRequestCreator(from viewController: UIViewController) throws {
    throw GKError(.notAuthenticated)
  }
  open func loadFriends(completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
  open func loadFriends(
    identifiedBy identifiers: [String],
    completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadFriends(identifiedBy identifiers: [String]) async throws -> [GKPlayer] {
    throw GKError(.notAuthenticated)
  }
  open func loadRecentPlayers(completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadRecentPlayers() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
  open func loadChallengableFriends(
    completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadChallengableFriends() async throws -> [GKPlayer] {
    throw GKError(.notAuthenticated)
  }
  open func loadFriendsAuthorizationStatus(
    _ completionHandler: @escaping (GKFriendsAuthorizationStatus, (any Error)?) -> Void
  ) {
    completionHandler(.notDetermined, GKError(.notAuthenticated))
  }
  open func loadFriendsAuthorizationStatus() async throws -> GKFriendsAuthorizationStatus {
    throw GKError(.notAuthenticated)
  }
  open func loadDefaultLeaderboardIdentifier(
    completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadDefaultLeaderboardIdentifier() async throws -> String {
    throw GKError(.notAuthenticated)
  }
  open func setDefaultLeaderboardIdentifier(
    _ leaderboardIdentifier: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func setDefaultLeaderboardIdentifier(_ leaderboardIdentifier: String) async throws {
    throw GKError(.notAuthenticated)
  }
  open func fetchItems(
    forIdentityVerificationSignature completionHandler: (
      (URL?, Data?, Data?, UInt64, (any Error)?)
        -> Void
    )? = nil
  ) {
    completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated))
  }
  open func fetchItemsForIdentityVerificationSignature() async throws -> (URL, Data, Data, UInt64) {
    throw GKError(.notAuthenticated)
  }
  open func fetchSavedGames(completionHandler: @escaping ([GKSavedGame]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func fetchSavedGames() async throws -> [GKSavedGame] { throw GKError(.notAuthenticated) }
  open func saveGameData(
    _ data: Data, withName name: String,
    completionHandler: ((GKSavedGame?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    throw GKError(.notAuthenticated)
  }
  open func deleteSavedGames(
    withName name: String, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func deleteSavedGames(withName name: String) async throws {
    throw GKError(.notAuthenticated)
  }
  open func resolveConflictingSavedGames(
    _ conflictingSavedGames: [GKSavedGame], with data: Data,
    completionHandler: @escaping ([GKSavedGame]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func resolveConflictingSavedGames(_ conflictingSavedGames: [GKSavedGame], with data: Data)
    async throws -> [GKSavedGame]
  { throw GKError(.notAuthenticated) }
}

extension Notification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = Self(
    "GKPlayerAuthenticationDidChangeNotificationName")
  public static let GKPlayerDidChangeNotificationName = Self("GKPlayerDidChangeNotificationName")
}
