import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LongPressGestureTests {
  @Test func succeedsWhenTheTimeHasPassed() {
    let journal = Journal()
    let screen = Screen {
      Color.red.onLongPressGesture(minimumDuration: 1) {
        journal.note("pressed")
      } onPressingChanged: {
        journal.note("pressing \($0)")
      }
    }
    screen.down(50, 50)
    #expect(journal.entries == ["pressing true"])
    screen.wait(0.99)
    #expect(journal.entries.count == 1)
    screen.wait(0.01)
    #expect(journal.entries == ["pressing true", "pressing false", "pressed"])
    screen.up(50, 50)
    #expect(journal.entries.count == 3)
  }

  @Test func failsWhenTheFingerLeavesOrMoves() {
    let journal = Journal()
    let screen = Screen {
      Color.red.gesture(
        LongPressGesture().onChanged { journal.note("changed \($0)") }
          .onEnded { journal.note("ended \($0)") })
    }
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.4)
    #expect(journal.entries == ["changed true"])
    screen.down(50, 50)
    screen.move(70, 50)
    screen.wait(1)
    screen.up(70, 50)
    #expect(journal.entries == ["changed true", "changed true"])
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.5)
    #expect(journal.entries.last == "ended true")
  }

  @Test func worksTogetherWithATap() {
    let journal = Journal()
    let screen = Screen {
      Color.red
        .onTapGesture { journal.note("tap") }
        .onLongPressGesture { journal.note("press") }
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["tap"])
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.6)
    #expect(journal.entries == ["tap", "press"])
  }

  @Test func aCancelledTouchDoesNotCompleteADuePress() {
    let journal = Journal()
    let screen = Screen {
      Color.red.onLongPressGesture(minimumDuration: 1) { journal.note("pressed") }
    }
    screen.down(50, 50)
    // The touch is cancelled at the due time, before the gesture has received the time.
    screen.graph.clock.makeCurrent {
      screen.graph.gestures.handle([
        Touch(id: 0, phase: .cancelled, location: CGPoint(x: 50, y: 50), time: 1)
      ])
    }
    screen.wait(2)
    #expect(journal.entries.isEmpty)
  }
}
