import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct StateTests {
  @Test func aValueSurvivesUpdates() {
    struct Parent: View {
      let journal: Journal, outer: Remote<Int>, inner: Remote<Int>
      @State private var count = 0
      var body: some View {
        let _ = outer.binding = $count
        VStack(spacing: CGFloat(count)) {
          Noted(name: "child", journal: journal, remote: inner)
        }
      }
    }
    let journal = Journal()
    let outer = Remote<Int>()
    let inner = Remote<Int>()
    let screen = Screen { Parent(journal: journal, outer: outer, inner: inner) }
    inner.value = 5
    screen.graph.update()
    outer.value = 1
    screen.graph.update()
    #expect(inner.value == 5)
    #expect(journal.take() == ["child", "child5"])
  }

  @Test func anEqualValueInvalidatesNothing() {
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Noted(name: "a", journal: journal, remote: remote) }
    #expect(screen.cost { remote.value = 0 } == (0, 0))
    #expect(journal.take() == ["a"])
  }

  @Test func unreadStateEvaluatesNothing() {
    struct Silent: View {
      let journal: Journal, remote: Remote<Int>
      @State private var count = 0
      var body: some View {
        let _ = journal.note("body")
        let _ = remote.binding = $count
        Color.red
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Silent(journal: journal, remote: remote) }
    #expect(screen.cost { remote.value = 1 }.evaluations == 0)
    #expect(remote.value == 1)
  }

  @Test func onlyReadersOfABindingAreEvaluated() {
    struct Owner: View {
      let journal: Journal, remote: Remote<Int>
      @State private var count = 0
      var body: some View {
        let _ = journal.note("owner")
        let _ = remote.binding = $count
        Reader(count: $count, journal: journal)
        Passer(count: $count, journal: journal)
      }
    }
    struct Reader: View {
      @Binding var count: Int
      let journal: Journal
      var body: some View {
        let _ = journal.note("reader \(count)")
        Color.red
      }
    }
    struct Passer: View {
      @Binding var count: Int
      let journal: Journal
      var body: some View {
        let _ = journal.note("passer")
        Reader(count: $count, journal: journal)
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Owner(journal: journal, remote: remote) }
    #expect(journal.take() == ["owner", "reader 0", "passer", "reader 0"])
    remote.value = 1
    screen.graph.update()
    #expect(journal.take() == ["reader 1", "reader 1"])
  }

  @Test func optionalStateStartsAsNil() {
    struct Owner: View {
      let remote: Remote<String?>
      @State private var name: String?
      var body: some View {
        let _ = remote.binding = $name
        Text(name ?? "none").probe(name ?? "none")
      }
    }
    let remote = Remote<String?>()
    let screen = Screen { Owner(remote: remote) }
    #expect(screen.probes == ["none"])
    remote.value = "some"
    #expect(screen.probes == ["some"])
  }

  @Test func setOutsideATreeItKeepsItsInitialValue() {
    let state = State(initialValue: 3)
    state.wrappedValue = 4
    #expect(state.wrappedValue == 3)
    #expect(state.projectedValue.wrappedValue == 3)
  }

  @Test func stateReadOnlyInALayoutClosureInvalidatesTheLayout() {
    struct Guided: View {
      let remote: Remote<CGFloat>
      @State private var shift: CGFloat = 0
      var body: some View {
        let _ = remote.binding = $shift
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 10)
          Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -shift }
            .probe("shifted")
        }
      }
    }
    let remote = Remote<CGFloat>()
    let screen = Screen { Guided(remote: remote) }
    #expect(screen.frame("shifted").minX == 25)
    remote.value = 30
    #expect(screen.frame("shifted").minX == 55)
  }
}
