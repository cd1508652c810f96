import LayoutDSL
import SystemIntegration
import Testing
import ViewClock

@Suite struct CACurrentMediaTimeTests {
  @Test func isTheTimeOfTheScreensClock() {
    let clock = ViewClock()
    let start = clock.makeCurrent { CACurrentMediaTime() }
    #expect(start > 0)
    clock.advance(by: 0.5)
    #expect(clock.makeCurrent { CACurrentMediaTime() } == start + 0.5)
  }

  @Test func isRealTimeWithoutAScreen() {
    let start = CACurrentMediaTime()
    var later = start
    while later == start { later = CACurrentMediaTime() }
    #expect(later > start)
  }
}
