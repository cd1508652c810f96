// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveCNames
import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard, localPlayerFriendsList
}

@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The screen of Game Center: a grey area with its name.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController, SystemScreen {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
  }
  public convenience init(
    leaderboard: GKLeaderboard, playerScope: GKLeaderboard.PlayerScope
  ) {
    self.init(state: .leaderboards)
  }
  public convenience init(achievementID: String) { self.init(state: .achievements) }
}

/// The button of Game Center over a game, which is not shown: nobody is signed in.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  private static let accessPoint = GKAccessPoint()
  open class var shared: GKAccessPoint { accessPoint }
  open var isActive = false
  open var location = Location.topLeading
  open var showHighlights = true
  open weak var parentWindow: UIWindow?
  open var isVisible: Bool { false }
  open var isFocused: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) { handler() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    handler()
  }
  open func trigger(achievementID: String, handler: (() -> Void)? = nil) { handler?() }
  open func trigger(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope, handler: (() -> Void)? = nil
  ) {
    handler?()
  }
  open func trigger(leaderboardSetID: String, handler: (() -> Void)? = nil) { handler?() }
  open func trigger(player: GKPlayer, handler: (() -> Void)? = nil) { handler?() }
  open func triggerForFriending(handler: (() -> Void)? = nil) { handler?() }
}
