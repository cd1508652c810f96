// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCNames
import UIKit

/// A list of the best scores of a game; none is loaded, and no score is submitted.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum LeaderboardType: Int, Sendable { case classic, recurring }
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKLocalPlayer.local }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var title: String? { nil }
  open var groupIdentifier: String? { nil }
  open var baseLeaderboardID: String { "" }
  open var identifier: String?
  open var type: LeaderboardType { .classic }
  open var startDate: Date? { nil }
  open var nextStartDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var playerScope = PlayerScope.global
  open var timeScope = TimeScope.allTime
  open var range = NSRange(location: 1, length: 25)
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  open var maxRange: Int { 0 }
  open var isLoading: Bool { false }
  public override init() { super.init() }
  public init(players: [GKPlayer]) {}

  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  open class func loadLeaderboards(
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadLeaderboards() async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  open func loadPreviousOccurrence(
    completionHandler: @escaping (GKLeaderboard?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadPreviousOccurrence() async throws -> GKLeaderboard {
    throw GKError(.notAuthenticated)
  }
  open func loadScores(completionHandler: @escaping ([GKScore]?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadScores() async throws -> [GKScore] { throw GKError(.notAuthenticated) }
  open func loadImage(completionHandler: @escaping (UIImage?, (any Error)?) -> Void) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open func loadImage() async throws -> UIImage { throw GKError(.notAuthenticated) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError(.notAuthenticated))
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(.notAuthenticated) }
  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError(.notAuthenticated))
  }
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws {
    throw GKError(.notAuthenticated)
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, 0, GKError(.notAuthenticated))
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil, GKError(.notAuthenticated))
  }
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GKError(.notAuthenticated) }
}

/// A score of a game that is reported to a list.
open class GKScore: NSObject, @unchecked Sendable {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var shouldSetDefaultLeaderboard = false
  public let date = Date()
  public let player: GKPlayer
  open var rank: Int { 0 }
  open var formattedValue: String? { nil }
  public init(leaderboardIdentifier identifier: String) {
    (leaderboardIdentifier, player) = (identifier, GKLocalPlayer.local)
  }
  public init(leaderboardIdentifier identifier: String, player: GKPlayer) {
    (leaderboardIdentifier, self.player) = (identifier, player)
  }
  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(GKError(.notAuthenticated))
  }
  open class func report(_ scores: [GKScore]) async throws { throw GKError(.notAuthenticated) }
}

open class GKLeaderboardSet: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var groupIdentifier: String? { nil }
  open var identifier: String?
  open class func loadLeaderboardSets(
    completionHandler: @escaping ([GKLeaderboardSet]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, GKError(.notAuthenticated))
  }
  open class func loadLeaderboardSets() async throws -> [GKLeaderboardSet] {
    throw GKError(.notAuthenticated)
  }
  open func loadLeaderboards(handler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void) {
    handler(nil, GKError(.notAuthenticated))
  }
  open func loadLeaderboards() async throws -> [GKLeaderboard] { throw GKError(.notAuthenticated) }
}
