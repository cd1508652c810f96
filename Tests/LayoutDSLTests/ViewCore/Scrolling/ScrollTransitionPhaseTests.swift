import LayoutDSL
import Testing

@testable import ViewCore

struct ScrollTransitionPhaseTests {
  @Test func phasesAreNumbers() {
    let phases = [ScrollTransitionPhase.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}
