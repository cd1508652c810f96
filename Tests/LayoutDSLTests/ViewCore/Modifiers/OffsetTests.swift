import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OffsetTests {
  @Test func contentMovesAndTheLayoutDoesNot() {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.probe("a").offset(x: 10, y: -5).probe("place")
        Color.blue.probe("b")
      }
    }
    #expect(screen.frame("a") == CGRect(10, -5, 50, 100))
    #expect(screen.frame("place") == CGRect(0, 0, 50, 100))
    #expect(screen.frame("b") == CGRect(50, 0, 50, 100))
    let mirrored = Screen(direction: .rightToLeft) { Color.red.probe("a").offset(x: 10) }
    #expect(mirrored.frame("a").minX == -10)
  }

  @Test func aNewOffsetDoesNotMeasure() {
    struct Moving: View {
      let remote: Remote<Int>
      @State private var x = 0
      var body: some View {
        let _ = remote.binding = $x
        Color.red.probe("a").offset(x: CGFloat(x))
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Moving(remote: remote) }
    #expect(screen.cost { remote.value = 12 } == (1, 0))
    #expect(screen.frame("a").minX == 12)
  }
}
