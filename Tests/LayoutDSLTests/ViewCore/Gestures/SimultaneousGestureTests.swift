import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct SimultaneousGestureTests {
  @Test func reportsBothValues() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(
        MagnificationGesture().simultaneously(with: RotationGesture())
          .onEnded { value in
            journal.note("\(value.first ?? 0) \(value.second?.degrees.rounded() ?? -1)")
          })
    }
    screen.fingers.pinch(at: CGPoint(x: 100, y: 100), scale: 2, duration: 0.1)
    #expect(journal.entries == ["2.0 -1.0"])
  }

  @Test func eachHasItsOwnActions() {
    let journal = Journal()
    let screen = Screen {
      Color.red.gesture(
        TapGesture().onEnded { journal.note("one") }
          .simultaneously(with: TapGesture(count: 2).onEnded { journal.note("two") }))
    }
    screen.fingers.doubleTap(at: CGPoint(x: 50, y: 50))
    #expect(journal.entries == ["one", "two"])
  }
}
