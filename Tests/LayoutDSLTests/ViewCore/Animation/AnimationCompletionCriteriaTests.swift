import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct AnimationCompletionCriteriaTests {
  private let journal = Journal()

  private func stage() -> Stage<CGPoint> {
    Stage(.zero) { point in
      Color.red.frame(width: 10, height: 10).offset(x: point.x)
      Color.red.frame(width: 10, height: 10).opacity(point.y)
    }
  }

  private func change(
    _ stage: Stage<CGPoint>, _ animation: Animation, to point: CGPoint, _ name: String,
    _ criteria: AnimationCompletionCriteria = .logicallyComplete
  ) {
    withAnimation(animation, completionCriteria: criteria) {
      stage.value = point
    } completion: { [journal] in
      journal.note("\(name) at \((stage.screen.graph.clock.now * 1000).rounded() / 1000)")
    }
  }

  @Test func runInTheOrderOfTheirEnds() {
    let stage = stage()
    change(stage, .linear(duration: 0.51), to: CGPoint(x: 50, y: 0), "first")
    change(stage, .linear(duration: 0.307), to: CGPoint(x: 50, y: 1), "second")
    stage.at(2)
    #expect(journal.entries == ["second at 0.317", "first at 0.517"])
  }

  @Test func runImmediatelyIfNothingIsAnimated() {
    let stage = stage()
    change(stage, .linear, to: .zero, "unchanged")
    #expect(journal.entries == ["unchanged at 0.0"])
  }

  @Test func aSpringIsLogicallyCompleteBeforeItRests() {
    let stage = stage()
    change(stage, .smooth(duration: 0.5), to: CGPoint(x: 50, y: 0), "done")
    change(stage, .smooth(duration: 0.5), to: CGPoint(x: 50, y: 1), "gone", .removed)
    stage.at(0.5)
    #expect(journal.entries == ["done at 0.5"])
    stage.at(3)
    #expect(journal.entries.count == 2)
  }

  @Test func aTransactionMayHaveSeveral() {
    let stage = stage()
    var transaction = Transaction(animation: .linear(duration: 0.2))
    transaction.addAnimationCompletion { [journal] in journal.note("one") }
    transaction.addAnimationCompletion(criteria: .removed) { [journal] in journal.note("two") }
    withTransaction(transaction) { stage.value.x = 10 }
    #expect(stage.at(0.1).screen.graph.clock.now == 0.1)
    #expect(journal.entries == [])
    stage.at(0.2)
    #expect(journal.entries == ["one", "two"])
  }

  @Test func endsIncludeDelaySpeedAndRepetition() {
    let stage = stage()
    let repeated = Animation.linear(duration: 0.4).speed(2).delay(0.1)
      .repeatCount(3, autoreverses: true)
    change(stage, repeated, to: CGPoint(x: 50, y: 0), "repeated")
    change(
      stage, .smooth.logicallyComplete(after: 0.123), to: CGPoint(x: 50, y: 0.5), "said")
    change(
      stage, .easeOut(duration: 0.3).delay(0.25), to: CGPoint(x: 50, y: 1), "delayed", .removed)
    stage.at(3)
    #expect(journal.entries == ["said at 0.133", "delayed at 0.55", "repeated at 0.9"])
  }

  @Test func aSpringIsRemovedOnceItRests() {
    let stage = stage()
    let spring = Spring(duration: 0.5, bounce: 0.3)
    change(stage, .spring(spring), to: CGPoint(x: 50, y: 0), "rests", .removed)
    let end = spring.settlingDuration(target: 50.0, epsilon: 0.01)
    let frame = (end * 60).rounded(.up) / 60
    stage.at(frame - 0.001)
    #expect(journal.entries == [])
    stage.at(frame)
    #expect(journal.entries == ["rests at \((frame * 1000).rounded() / 1000)"])
  }

  @Test func anInterruptedSpringCompletesWithItsSuccessor() {
    let stage = stage()
    change(stage, .smooth(duration: 0.5), to: CGPoint(x: 50, y: 0), "first")
    stage.at(0.3)
    change(stage, .smooth(duration: 0.5), to: CGPoint(x: 0, y: 0), "second")
    stage.at(0.79)
    #expect(journal.entries == [])
    stage.at(0.9)
    #expect(journal.entries == ["first at 0.8", "second at 0.8"])
  }

  @Test func completionsThatAnimateNothingWithoutEndAreReported() {
    struct Restless: View {
      @State private var count = 0
      let reads: Bool
      var body: some View {
        Color.red.opacity(reads && count < 0 ? 0 : 1).onAppear { advance() }
      }
      private func advance() {
        withAnimation {
          count += 1
        } completion: {
          advance()
        }
      }
    }
    let reading = Screen { Restless(reads: true) }
    #expect(
      reading.graph.diagnostics.map(\.problem)
        == [.unsettled(keys: [], property: "'count' of Restless")])
    let other = Screen { Restless(reads: false) }
    #expect(other.graph.diagnostics.map(\.problem) == [.endlessWork(property: nil)])
  }
}
