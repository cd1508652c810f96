import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct OnChangeTests {
  struct Root: View {
    let remote: Remote<Int>, journal: Journal
    @State private var value = 0
    var body: some View {
      let _ = remote.binding = $value
      Color.red
        .onChange(of: value) { old, new in journal.note("\(old)>\(new)") }
        .onChange(of: value) { journal.note("changed to \(value)") }
        .onChange(of: value, initial: true) { old, new in journal.note("initial \(old)>\(new)") }
        .onChange(of: value / 10) { journal.note("tens") }
    }
  }

  @Test func oldAndNewValues() {
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen { Root(remote: remote, journal: journal) }
    #expect(journal.take() == ["initial 0>0"])
    remote.value = 3
    screen.graph.update()
    #expect(Set(journal.take()) == ["0>3", "changed to 3", "initial 0>3"])
    remote.value = 10
    screen.graph.update()
    #expect(Set(journal.take()) == ["3>10", "changed to 10", "initial 3>10", "tens"])
  }

  /// Fact `state-onChange-initial`.
  @Test func changesOnAppearAndFromTheMainQueueAreReportedSeparately() {
    struct Root: View {
      let journal: Journal
      @State private var value = 0
      var body: some View {
        Color.blue
          .onAppear {
            value = 1
            DispatchQueue.main.async { value = 2 }
          }
          .onChange(of: value, initial: true) { journal.note("\($0)\($1)") }
      }
    }
    let journal = Journal()
    _ = Screen { Root(journal: journal) }
    #expect(journal.take() == ["00", "01", "12"])
  }

  @Test func changesThatCauseChangesSettle() {
    struct Chain: View {
      let remote: Remote<Int>
      @State private var first = 0
      @State private var second = 0
      @State private var third = 0
      var body: some View {
        let _ = remote.binding = $first
        Color.red.probe("\(first) \(second) \(third)")
          .onChange(of: first) { second = $1 + 1 }
          .onChange(of: second) { third = $1 + 1 }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Chain(remote: remote) }
    remote.value = 5
    #expect(screen.probes == ["5 6 7"])
    #expect(screen.graph.diagnostics == [])
  }
}
