import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct FingersTests {
  let screen = Screen(100, 100) { Color.red }

  @Test func theRateIsLimitedAndNaNIsTheDefault() {
    let rates = [0.5, 5_000, 120, 0, -1, Double.nan].map {
      Fingers(graph: screen.graph, rate: $0).rate
    }
    #expect(rates == [1, 1_000, 120, 60, 60, 60])
  }

  @Test func aFingerMovesInItsTimeAndStaysDown() {
    screen.down(10, 10)
    let start = screen.graph.clock.now
    screen.fingers.move(to: CGPoint(x: 70, y: 10), duration: 0.5)
    #expect(abs(screen.graph.clock.now - start - 0.5) < 1e-6)
    #expect(screen.graph.gestures.location(ofFinger: 0) == CGPoint(x: 70, y: 10))
    screen.fingers.lift()
    #expect(screen.graph.gestures.location(ofFinger: 0) == nil)
  }

  @Test func aFingerThatIsNotDownTakesNoTime() {
    let start = screen.graph.clock.now
    screen.fingers.move(to: CGPoint(x: 70, y: 10), duration: 1)
    screen.fingers.lift()
    #expect(screen.graph.clock.now == start)
  }

  @Test func unusualDurationsAreLimited() {
    screen.down(10, 10)
    let start = screen.graph.clock.now
    screen.fingers.move(to: CGPoint(x: 20, y: 10), duration: .nan)
    screen.fingers.move(to: CGPoint(x: 30, y: 10), duration: -1)
    #expect(screen.graph.clock.now == start)
    #expect(screen.graph.gestures.location(ofFinger: 0) == CGPoint(x: 30, y: 10))
    Fingers(graph: screen.graph, rate: 1).move(to: .zero, duration: .infinity)
    #expect(abs(screen.graph.clock.now - start - 600) < 1e-6)
  }
}
