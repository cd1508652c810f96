import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct UnobservedReadsTests {
  private struct Reader: View {
    var body: some View {
      let _ = UnobservedReads.note()
      Color.red.probe("reader")
    }
  }

  @Test func aReaderMayComeWhileOthersAreQueued() {
    let stage = Stage(1) { count in
      ForEach(0..<count, id: \.self) { _ in Reader() }
    }
    // The animated change is settled before the readers are queued without an animation.
    withAnimation { stage.value = 2 }
    stage.screen.graph.update()
    #expect(stage.screen.probes == ["reader", "reader"])
  }
}
