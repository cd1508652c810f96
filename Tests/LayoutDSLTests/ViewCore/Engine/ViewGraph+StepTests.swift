import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewGraphStepTests {
  private struct Reader: View {
    let read: () -> Void

    var body: some View {
      let _ = UnobservedReads.note()
      let _ = read()
      Color.red
    }
  }

  @Test func aReaderIsEvaluatedInAStepOnlyAfterCodeOfTheUser() {
    var reads = 0
    let screen = Screen { Reader { reads += 1 } }
    screen.graph.update()
    let before = reads
    screen.graph.asOneStep {
      for _ in 0..<5 { screen.graph.update() }
      #expect(reads == before + 1)
      screen.graph.clock.enqueue {}
      for _ in 0..<5 { screen.graph.update() }
      #expect(reads == before + 2)
    }
    // Anything may have run between two steps.
    screen.graph.update()
    screen.graph.update()
    #expect(reads == before + 4)
  }
}
