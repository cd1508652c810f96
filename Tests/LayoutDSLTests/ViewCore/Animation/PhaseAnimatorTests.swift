import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct PhaseAnimatorTests {
  private func square(_ x: CGFloat) -> some View {
    Color.red.frame(width: 10, height: 10).probe("view").offset(x: x)
  }

  @Test func repeatsIndefinitelyWithoutATrigger() {
    let stage = Stage(0) { _ in
      PhaseAnimator([CGFloat(0), 40]) {
        square($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    let seen = [0.25, 1, 1.5, 2.5].map { stage.at($0).seen("view").minX - 45 }
    #expect(seen.map { $0.rounded() } == [10, 40, 20, 20])
  }

  @Test func fewerPhasesThanBeforeAreShown() {
    let stage = Stage([CGFloat(0), 40, 20]) { phases in
      PhaseAnimator(phases, trigger: phases) {
        square($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    stage.value = [10, 20, 30]
    stage.at(1.5)
    stage.value = [5]
    #expect(stage.at(10).seen("view").minX == 50)
  }

  @Test func waitsForItsTrigger() {
    let stage = Stage(0) { trigger in
      Color.red.frame(width: 10, height: 10).probe("view")
        .phaseAnimator([CGFloat(0), 40, 20], trigger: trigger) { view, x in
          view.offset(x: x)
        } animation: { x in
          .linear(duration: x == 40 ? 1 : 0.5)
        }
    }
    #expect(stage.at(1).seen("view").minX == 45)
    stage.value = 1
    let seen = [1.5, 2, 2.25, 2.5, 2.75, 3, 5].map { stage.at($0).seen("view").minX - 45 }
    #expect(seen.map { $0.rounded() } == [20, 40, 30, 20, 10, 0, 0])
  }

  @Test func phasesThatChangeNothingTakeAFrameEach() {
    var phases = 0
    let stage = Stage(0) { _ in
      PhaseAnimator([1, 2, 3]) { phase in
        let _ = phases += 1
        Color.red.frame(width: 10, height: 10).probe("view")
      }
    }
    #expect(stage.screen.graph.diagnostics.isEmpty)
    stage.at(1)
    #expect(stage.screen.graph.diagnostics.isEmpty)
    #expect((55...65).contains(phases))
    #expect(!stage.screen.graph.clock.runUntilIdle())
  }

  @Test func aRoundThatChangesNothingEnds() {
    let stage = Stage(0) { trigger in
      Color.red.phaseAnimator([1, 2, 3], trigger: trigger) { view, _ in view }
    }
    stage.value = 1
    #expect(!stage.screen.graph.clock.runUntilIdle())
    #expect(stage.screen.graph.clock.now < 1)
    #expect(stage.screen.graph.diagnostics.isEmpty)
  }

  @Test func phasesWithoutAnAnimationTakeAFrameEach() {
    let stage = Stage(0) { _ in
      PhaseAnimator([CGFloat(0), 40]) {
        square($0)
      } animation: { _ in
        nil
      }
    }
    #expect(stage.screen.graph.diagnostics.isEmpty)
    let seen = (0..<4).map { stage.at((Double($0) + 0.5) / 60).seen("view").minX - 45 }
    #expect(seen == [40, 0, 40, 0])
  }
}
