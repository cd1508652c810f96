import LayoutDSL
import Observation
import Testing

@testable import ViewCore

/// Bodies that set properties of `@Observable` objects which only they read.
@MainActor struct ObservedObjectsTests {
  @Observable final class Track {
    var number = 0
    var title = ""
    @ObservationIgnored var visits = 0
  }

  private struct Owner: View {
    @State private var track = Track()
    var body: some View {
      let _ = track.number += 1
      Text("\(track.number)").probe("text")
    }
  }

  private struct Holder: View {
    let track = Track()
    var body: some View {
      let _ = track.number += 1
      Text("\(track.number)")
    }
  }

  private struct Binder: View {
    @Bindable var track = Track()
    var body: some View {
      let _ = track.number += 1
      Text("\(track.number)")
    }
  }

  private struct Reader: View {
    @Environment(Track.self) private var track
    var body: some View {
      let _ = track.number += 1
      Text("\(track.number)")
    }
  }

  private struct Counting: ViewModifier {
    @State private var track = Track()
    func body(content: Content) -> some View {
      let _ = track.number += 1
      content.opacity(track.number > 0 ? 1 : 0)
    }
  }

  private func problems(@ViewBuilder of content: () -> some View) -> [Diagnostic.Problem] {
    let screen = Screen(content: content)
    screen.resize(90, 90)
    return screen.graph.diagnostics.map(\.problem)
  }

  @Test func theViewAndItsPropertyAreReported() {
    #expect(problems { Owner() } == [.endlessEvaluation(property: "'track' of Owner")])
    #expect(problems { Holder() } == [.endlessEvaluation(property: "'track' of Holder")])
    #expect(problems { Binder() } == [.endlessEvaluation(property: "'track' of Binder")])
    #expect(
      problems { Reader().environment(Track()) } == [
        .endlessEvaluation(property: "'track' of Reader")
      ])
    #expect(
      problems { Color.red.modifier(Counting()) } == [
        .endlessEvaluation(property: "'track' of Counting")
      ])
  }

  @Test func theViewIsPlacedNevertheless() {
    #expect(Screen { Owner() }.frame("text").width > 0)
  }

  @Test func aValueThatStaysTheSameEndsTheLoop() {
    struct Naming: View {
      @State private var track = Track()
      var body: some View {
        let _ = track.title = "abc"
        Color.red.frame(width: CGFloat(track.title.count)).probe("bar")
      }
    }
    let screen = Screen { Naming() }
    #expect(screen.graph.diagnostics.isEmpty)
    #expect(screen.frame("bar").width == 3)
  }

  @Test func propertiesThatAreNotObservedMayBeSet() {
    struct Visitor: View {
      let track: Track
      var body: some View {
        let _ = track.visits += 1
        Text("\(track.number)")
      }
    }
    let track = Track()
    let screen = Screen { Visitor(track: track) }
    #expect(screen.graph.diagnostics.isEmpty)
    #expect(track.visits == 1)
  }

  @Test func aPropertyThatChangedOnceIsNotBlamed() {
    struct Appearing: View {
      @State private var track = Track()
      @State private var tick = 0
      var body: some View {
        let _ = track.number += 1
        Text("\(track.number) \(tick)").onAppear { tick = 1 }
      }
    }
    #expect(problems { Appearing() } == [.endlessEvaluation(property: "'track' of Appearing")])
  }
}
