import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct RotateGestureTests {
  @Test func reportsTheRotation() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(
        RotateGesture().onEnded { journal.note("\(($0.rotation.degrees * 1000).rounded() / 1000)") }
      )
    }
    screen.fingers.rotate(at: CGPoint(x: 100, y: 100), by: .degrees(270), duration: 0.3)
    #expect(journal.entries == ["270.0"])
  }

  @Test func aRotationIsAnAngle() {
    let journal = Journal()
    let screen = Screen(200, 200) {
      Color.red.gesture(
        RotationGesture(minimumAngleDelta: .degrees(15))
          .onChanged { journal.note("\($0.degrees.rounded())") })
    }
    screen.fingers.rotate(at: CGPoint(x: 100, y: 100), by: .degrees(-40), duration: 4 / 60)
    #expect(journal.entries.last == "-40.0")
    #expect(journal.entries.first == "-20.0")
  }
}
