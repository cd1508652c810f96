import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct RunningAnimationsTests {
  private struct Mover: View {
    let journal: Journal
    let remote: Remote<Bool>
    @State private var isMoved = false

    var body: some View {
      let _ = remote.binding = $isMoved
      Color.red.frame(width: isMoved ? 80 : 20, height: 10).probe("bar")
        .modifier(Reporting(position: isMoved ? 1 : 0, journal: journal))
    }
  }

  private struct Reporting: ViewModifier, @preconcurrency Animatable {
    var position: Double
    let journal: Journal

    var animatableData: Double {
      get { position }
      set { position = newValue }
    }

    func body(content: Content) -> some View {
      let _ = journal.note("\((position * 1000).rounded())")
      content
    }
  }

  private func frames(rate: Double = 60, _ slices: [TimeInterval]) -> [String] {
    let journal = Journal(), remote = Remote<Bool>()
    let screen = Screen { Mover(journal: journal, remote: remote) }
    screen.graph.framesPerSecond = rate
    screen.advance(by: 0.005)
    withAnimation(.linear(duration: 0.5)) { remote.value = true }
    _ = screen.tree
    _ = journal.take()
    for slice in slices { screen.advance(by: slice) }
    return journal.take()
  }

  @Test func framesAreOnTheGridOfTheDisplay() {
    let whole = frames([0.6])
    #expect(whole.prefix(3) == ["23.0", "57.0", "90.0"])
    #expect(whole.count == 31)
    #expect(frames(rate: 120, [0.6]).count == 61)
    #expect(frames(rate: 120, [0.6]).prefix(2) == ["7.0", "23.0"])
  }

  @Test(arguments: [0.001, 0.01, 1 / 60.0, 0.05, 0.0333])
  func framesDoNotDependOnWhereTheCallerStops(slice: TimeInterval) {
    let count = Int((0.6 / slice).rounded(.down))
    let slices = Array(repeating: slice, count: count) + [0.6 - slice * Double(count)]
    #expect(frames(slices) == frames([0.6]))
  }

  @Test func anEvaluationBetweenFramesShowsTheEarlierOne() {
    struct Both: View {
      let remote: Remote<Bool>, other: Remote<Int>
      @State private var isMoved = false
      @State private var count = 0
      var body: some View {
        let _ = (remote.binding = $isMoved, other.binding = $count)
        Color.red.opacity(isMoved ? 1 : 0.5).offset(x: isMoved ? 80 : 20)
          .transformEnvironment(\.dynamicTypeSize) { _ in _ = count }
      }
    }
    let remote = Remote<Bool>(), other = Remote<Int>()
    let screen = Screen { Both(remote: remote, other: other) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    screen.advance(by: 0.11)
    let shown = screen.list
    other.value = 1
    #expect(screen.list == shown)
    screen.advance(by: 0.01)
    #expect(screen.list != shown)
  }

  @Test func aStopBetweenFramesShowsTheEarlierOne() {
    let journal = Journal(), remote = Remote<Bool>()
    let screen = Screen { Mover(journal: journal, remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    _ = screen.tree
    screen.advance(by: 0.1)
    let shown = screen.list
    screen.advance(by: 0.01)
    #expect(screen.list == shown)
    screen.advance(by: 0.01)
    #expect(screen.list != shown)
  }
}
