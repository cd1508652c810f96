// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCNames
import UIKit

// Matches between players, of which none is found.

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer
  ) {}
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  public func match(
    _ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer
  ) -> Bool { false }
}

open class GKMatch: NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError(.matchNotConnected)
  }
  open func disconnect() {}
  open func chooseBestHostingPlayer() async -> GKPlayer? { nil }
  open func chooseBestHostingPlayer(completionHandler: @escaping (GKPlayer?) -> Void) {
    completionHandler(nil)
  }
  open func rematch(completionHandler: @escaping (GKMatch?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func rematch() async throws -> GKMatch { throw GKError(.notAuthenticated) }
}

public enum GKInviteRecipientResponse: Int, Sendable {
  case accepted, declined, failed, incompatible, unableToConnect, noAnswer
}
open class GKMatchRequest: NSObject, @unchecked Sendable {
  public enum MatchType: UInt, Sendable { case peerToPeer, hosted, turnBased }
  open var minPlayers = 2
  open var maxPlayers = 2
  open var defaultNumberOfPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var recipients: [GKPlayer]?
  open var inviteMessage: String?
  open var restrictToAutomatch = false
  open var queueName: String?
  open var properties: [String: Any]?
  open var recipientResponseHandler: ((GKPlayer, GKInviteRecipientResponse) -> Void)?
  public override init() { super.init() }
  open class func maxPlayersAllowedForMatch(of matchType: MatchType) -> Int {
    matchType == .peerToPeer ? 4 : 16
  }
}
open class GKInvite: NSObject, @unchecked Sendable {
  open var sender: GKPlayer { GKLocalPlayer.local }
  open var isHosted: Bool { false }
  open var playerGroup: Int { 0 }
}
public protocol GKInviteEventListener {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(
    _ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]
  ) {}
}

open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let matchmaker = GKMatchmaker()
  open class func shared() -> GKMatchmaker { matchmaker }
  open func cancel() {}
  open func cancelPendingInvite(to player: GKPlayer) {}
  open func finishMatchmaking(for match: GKMatch) {}
  open func startBrowsingForNearbyPlayers(handler: ((GKPlayer, Bool) -> Void)? = nil) {}
  open func stopBrowsingForNearbyPlayers() {}
  open func match(
    for invite: GKInvite, completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func match(for invite: GKInvite) async throws -> GKMatch { throw GKError(.notAuthenticated) }
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw GKError(.notAuthenticated)
  }
  open func findPlayers(
    forHostedRequest request: GKMatchRequest,
    withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func findPlayers(forHostedRequest request: GKMatchRequest) async throws -> [GKPlayer] {
    throw GKError(.notAuthenticated)
  }
  open func addPlayers(
    to match: GKMatch, matchRequest: GKMatchRequest,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func addPlayers(to match: GKMatch, matchRequest: GKMatchRequest) async throws {
    throw GKError(.notAuthenticated)
  }
  open func queryActivity(completionHandler: ((Int, (any Error)?) -> Void)? = nil) {
    completionHandler?(0, GKError(.notAuthenticated))
  }
  open func queryActivity() async throws -> Int { throw GKError(.notAuthenticated) }
}

@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {}
}
public enum GKMatchmakingMode: Int, Sendable {
  case `default`, nearbyOnly, automatchOnly, inviteOnly
}
/// The screen on which a player finds others: a grey area with its name.
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController, SystemScreen {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public let matchRequest: GKMatchRequest
  open var isHosted = false
  open var matchmakingMode = GKMatchmakingMode.default
  open var canStartWithMinimumPlayers = false
  public init?(matchRequest request: GKMatchRequest) {
    matchRequest = request
    super.init(nibName: nil, bundle: nil)
  }
  public init?(invite: GKInvite) {
    matchRequest = GKMatchRequest()
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func addPlayers(to match: GKMatch) {}
}

// MARK: Matches in turns

public enum GKTurnBasedMatchStatus: Int, Sendable { case unknown, open, ended, matching }
public let GKTurnTimeoutDefault: TimeInterval = 604_800
public let GKTurnTimeoutNone: TimeInterval = 0
open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }
  open var player: GKPlayer? { nil }
  open var lastTurnDate: Date? { nil }
  open var timeoutDate: Date? { nil }
  open var status: Status { .unknown }
  open var matchOutcome = GKTurnBasedMatch.Outcome.none
}
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
  open var exchangeID: String { "" }
  open var data: Data? { nil }
}
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  public typealias Status = GKTurnBasedMatchStatus
  public enum Outcome: Int, Sendable {
    case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
  }
  open var matchID: String { "" }
  open var creationDate: Date { .distantPast }
  open var participants: [GKTurnBasedParticipant] { [] }
  open var status: Status { .unknown }
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  open var matchData: Data? { nil }
  open var matchDataMaximumSize: Int { 65_536 }
  open var message: String?
  open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {}
  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
    throw GKError(.notAuthenticated)
  }
  open class func loadMatches(
    completionHandler: @escaping ([GKTurnBasedMatch]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadMatches() async throws -> [GKTurnBasedMatch] {
    throw GKError(.notAuthenticated)
  }
  open class func load(
    withID matchID: String,
    withCompletionHandler completionHandler: @escaping (GKTurnBasedMatch?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func load(withID matchID: String) async throws -> GKTurnBasedMatch {
    throw GKError(.notAuthenticated)
  }
  open func remove(withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func remove() async throws { throw GKError(.notAuthenticated) }
  open func rematch(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func rematch() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
  open func acceptInvite(completionHandler: ((GKTurnBasedMatch?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func acceptInvite() async throws -> GKTurnBasedMatch { throw GKError(.notAuthenticated) }
  open func declineInvite(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func declineInvite() async throws { throw GKError(.notAuthenticated) }
  open func loadMatchData(completionHandler: ((Data?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, GKError(.notAuthenticated))
  }
  open func loadMatchData() async throws -> Data { throw GKError(.notAuthenticated) }
  open func saveCurrentTurn(
    withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func saveCurrentTurn(withMatch matchData: Data) async throws {
    throw GKError(.notAuthenticated)
  }
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws { throw GKError(.notAuthenticated) }
  open func endMatchInTurn(
    withMatch matchData: Data, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func endMatchInTurn(withMatch matchData: Data) async throws {
    throw GKError(.notAuthenticated)
  }
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws { throw GKError(.notAuthenticated) }
  open func participantQuitOutOfTurn(
    with matchOutcome: Outcome,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws {
    throw GKError(.notAuthenticated)
  }
}
public protocol GKTurnBasedEventListener {
  func player(
    _ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
  func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
extension GKTurnBasedEventListener {
  public func player(
    _ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]
  ) {}
  public func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool
  ) {}
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
@MainActor @preconcurrency
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
/// The screen of matches in turns: a grey area with its name.
@MainActor @preconcurrency
open class GKTurnBasedMatchmakerViewController: UINavigationController, SystemScreen {
  open weak var turnBasedMatchmakerDelegate: (any GKTurnBasedMatchmakerViewControllerDelegate)?
  open var showExistingMatches = true
  open var matchmakingMode = GKMatchmakingMode.default
  public init(matchRequest request: GKMatchRequest) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
