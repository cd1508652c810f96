import Foundation
import GameKit
import Testing

@MainActor struct GKLeaderboardTests {
  private final class Match: NSObject, GKMatchDelegate, GKLocalPlayerListener,
    GKGameCenterControllerDelegate
  {
    func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController) {}
  }

  @Test func nothingIsLoadedWithoutAPlayer() async {
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.loadLeaderboards(IDs: ["a"])
    }
    var codes: [GKError.Code?] = []
    GKAchievement.loadAchievements { achievements, error in
      #expect(achievements == nil)
      codes.append((error as? GKError)?.code)
    }
    GKMatchmaker.shared().findMatch(for: GKMatchRequest()) { match, error in
      #expect(match == nil)
      codes.append((error as? GKError)?.code)
    }
    #expect(codes == [.notAuthenticated, .notAuthenticated])
  }

  @Test func anAchievementKeepsItsProgress() {
    let achievement = GKAchievement(identifier: "first")
    achievement.percentComplete = 100
    #expect(achievement.isCompleted && achievement.identifier == "first")
    let listener = Match()
    GKLocalPlayer.local.register(listener)
    let controller = GKGameCenterViewController(
      leaderboardID: "best", playerScope: .global, timeScope: .week)
    controller.gameCenterDelegate = listener
    #expect(controller.viewState == .leaderboards && controller.leaderboardIdentifier == "best")
    GKAccessPoint.shared.isActive = true
    #expect(!GKAccessPoint.shared.isVisible)
  }
}
