import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct OnPreferenceChangeTests {
  struct Root: View {
    let remote: Remote<Int>, journal: Journal
    @State private var value = 1
    var body: some View {
      let _ = remote.binding = $value
      VStack {
        Color.red.preference(key: SumKey.self, value: value)
          .onPreferenceChange(SumKey.self) { journal.note("inner \($0)") }
        Color.red.preference(key: SumKey.self, value: 10)
      }
      .onPreferenceChange(SumKey.self) { journal.note("outer \($0)") }
    }
  }

  @Test func changesAreDeliveredInnermostFirst() {
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen { Root(remote: remote, journal: journal) }
    #expect(journal.take() == ["inner 1", "outer 11"])
    remote.value = 2
    screen.graph.update()
    #expect(journal.take() == ["inner 2", "outer 12"])
    screen.resize(50, 50)
    #expect(journal.take() == [])
  }

  @Test func stateSetByAPreferenceIsInTheSameFrame() {
    struct Widest: View {
      @State private var width: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          Color.red.preference(key: SumKey.self, value: Int(proxy.size.width))
        }
        .onPreferenceChange(SumKey.self) { width = CGFloat($0) / 2 }
        .overlay { Color.blue.frame(width: width).probe("half") }
      }
    }
    let screen = Screen { Widest() }
    #expect(screen.frame("half").width == 50)
    screen.resize(40, 40)
    #expect(screen.frame("half").width == 20)
  }

  @Test func theMainQueueRunsBeforeTheFrame() {
    struct Deferred: View {
      @State private var width = 0
      var body: some View {
        Color.red.preference(key: SumKey.self, value: 7)
          .onPreferenceChange(SumKey.self) { value in
            DispatchQueue.main.async { width = value }
          }
          .probe("\(width)")
      }
    }
    #expect(Screen { Deferred() }.probes == ["7"])
  }

  @Test func anUpdateLoopEndsWithADiagnostic() throws {
    struct Growing: View {
      @State private var value = 0
      var body: some View {
        Color.red.preference(key: SumKey.self, value: value)
          .onPreferenceChange(SumKey.self) { value = $0 + 1 }
      }
    }
    let screen = Screen { VStack { Growing() } }
    let diagnostic = try #require(screen.graph.diagnostics.first)
    #expect(diagnostic.problem == .unsettled(keys: ["SumKey"], property: "'value' of Growing"))
    #expect(diagnostic.path == "VStack/Growing/onPreferenceChange")
    #expect(
      diagnostic.description.hasPrefix(
        "VStack/Growing/onPreferenceChange: Bound preference SumKey: "
          + "tried to update multiple times per frame"))
  }

  @Test func aValueUnequalToItselfIsDeliveredOncePerPass() {
    struct Odd: Equatable {
      static func == (left: Odd, right: Odd) -> Bool { false }
    }
    enum OddKey: PreferenceKey {
      static var defaultValue: Odd { Odd() }
      static func reduce(value: inout Odd, nextValue: () -> Odd) {}
    }
    let journal = Journal()
    let screen = Screen {
      Color.red.preference(key: OddKey.self, value: Odd())
        .onPreferenceChange(OddKey.self) { _ in journal.note("odd") }
    }
    #expect(journal.take().count == 1)
    screen.graph.update()
    #expect(journal.take() == [])
    #expect(screen.graph.diagnostics == [])
  }
}
