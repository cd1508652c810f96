import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct MagnifyGestureTests {
  @Test func reportsTheMagnification() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red
        .gesture(
          MagnifyGesture().onEnded {
            journal.note("\($0.magnification) at \($0.startAnchor.x) \($0.startLocation.y)")
          })
    }
    screen.fingers.pinch(at: CGPoint(x: 100, y: 50), scale: 1.5, duration: 0.3)
    #expect(journal.entries == ["1.5 at 0.5 50.0"])
  }

  @Test func aMagnificationIsANumber() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(
        MagnificationGesture().onChanged { journal.note($0 < 1 ? "smaller" : "larger") }
          .onEnded { journal.note("\($0)") })
    }
    screen.fingers.pinch(at: CGPoint(x: 100, y: 50), scale: 0.5, duration: 0.05)
    #expect(journal.entries == ["smaller", "smaller", "smaller", "0.5"])
  }

  @Test func oneFingerDoesNotPinch() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(MagnifyGesture().onChanged { _ in journal.note("pinch") })
        .onTapGesture { journal.note("tap") }
    }
    screen.tap(100, 100)
    #expect(journal.entries == ["tap"])
  }
}
