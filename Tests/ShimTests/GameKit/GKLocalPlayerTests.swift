import GameKit
import Testing

struct GKLocalPlayerTests {
  @Test func nobodyHasSignedIn() {
    let player = GKLocalPlayer.local
    #expect(!player.isAuthenticated)
    var errors: [GKError?] = []
    player.authenticateHandler = { controller, error in
      #expect(controller == nil)
      errors.append(error as? GKError)
    }
    player.authenticateHandler = nil
    #expect(errors == [GKError(.notAuthenticated)])
  }

  @Test func aScoreIsNotSubmitted() async {
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.submitScore(
        3, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"])
    }
  }
}
