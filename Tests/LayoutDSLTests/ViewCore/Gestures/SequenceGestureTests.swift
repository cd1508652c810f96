import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SequenceGestureTests {
  private let journal = Journal()

  private func screen() -> Screen {
    Screen {
      Color.red.gesture(
        LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture())
          .onChanged { [journal] value in
            switch value {
            case .first(let isPressed): journal.note("first \(isPressed)")
            case .second(_, let drag): journal.note("second \(drag?.translation.width ?? -1)")
            }
          }
          .onEnded { [journal] value in
            if case .second(true, let drag?) = value {
              journal.note("ended \(drag.translation.width)")
            }
          })
    }
  }

  @Test func aDragFollowsALongPress() {
    let screen = screen()
    screen.down(20, 50)
    #expect(journal.take() == ["first true"])
    screen.wait(0.5)
    #expect(journal.take() == ["second -1.0"])
    screen.move(50, 50)
    screen.up(50, 50)
    #expect(journal.take() == ["second 30.0", "ended 30.0"])
  }

  @Test func theSecondNeedsTheFirst() {
    let screen = screen()
    screen.drag(20, 50, to: 80, 50)
    #expect(journal.entries == ["first true"])
  }

  @Test func liftingTheFingerAfterThePressEndsNothing() {
    let screen = screen()
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.6)
    screen.wait(1)
    #expect(journal.entries == ["first true", "second -1.0"])
    #expect(!screen.graph.gestures.isTouched)
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.6)
    #expect(journal.entries.count == 4)
  }

  @Test func aTapMayFollowATap() {
    let screen = Screen {
      Color.red.gesture(
        TapGesture().sequenced(before: TapGesture()).onEnded { [journal] _ in journal.note("both") }
      )
    }
    screen.tap(50, 50)
    screen.wait(1)
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
    screen.wait(0.2)
    screen.tap(50, 50)
    #expect(journal.entries == ["both"])
  }
}
