import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ExclusiveGestureTests {
  private let journal = Journal()

  @Test func theSecondWaitsForTheFirstToFail() {
    let screen = Screen {
      Color.red.gesture(
        TapGesture(count: 2).onEnded { [journal] in journal.note("double") }
          .exclusively(before: TapGesture().onEnded { [journal] in journal.note("single") })
          .onEnded { [journal] value in
            if case .first = value { journal.note("first") } else { journal.note("second") }
          })
    }
    screen.tap(50, 50)
    #expect(journal.entries.isEmpty)
    screen.wait(0.4)
    #expect(journal.take() == ["single", "second"])
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    screen.wait(1)
    #expect(journal.take() == ["double", "first"])
  }

  @Test func aHeldTouchIsALongPressInsteadOfATap() {
    let screen = Screen {
      Color.red.gesture(
        TapGesture().onEnded { [journal] in journal.note("tap") }
          .exclusively(before: LongPressGesture().onEnded { [journal] _ in journal.note("press") }))
    }
    screen.fingers.longPress(at: CGPoint(x: 50, y: 50), duration: 0.7)
    #expect(journal.take() == ["press"])
    screen.tap(50, 50)
    #expect(journal.take() == ["tap"])
  }
}
