import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OnScrollPhaseChangeTests {
  @Test func theInitialPhaseIsIdleAndProgrammaticScrollsDoNotChangeIt() {
    var phases: [[ScrollPhase]] = []
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300) }
        .onScrollPhaseChange { phases.append([$0, $1]) }
    }
    #expect(phases == [[.idle, .idle]])
    screen.scroll(to: CGPoint(x: 0, y: 40))
    #expect(phases.count == 1)
  }
}
