import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OnAppearTests {
  struct Root: View {
    let remote: Remote<[Int]>, journal: Journal
    @State private var ids = [1, 2]
    var body: some View {
      let _ = remote.binding = $ids
      ForEach(ids, id: \.self) { id in
        Color.red
          .onAppear { journal.note("+\(id)") }
          .onDisappear { journal.note("-\(id)") }
      }
    }
  }

  @Test func insertedAndRemovedViewsCallTheirActions() {
    let remote = Remote<[Int]>()
    let journal = Journal()
    let screen = Screen { Root(remote: remote, journal: journal) }
    #expect(journal.take() == ["+1", "+2"])
    remote.value = [2, 3]
    screen.graph.update()
    #expect(Set(journal.take()) == ["-1", "+3"])
    remote.value = [3, 2]
    screen.graph.update()
    #expect(journal.take() == [])
  }

  @Test func onDisappearIsCalledInTreeOrder() {
    struct Row: View {
      let journal: Journal, id: Int
      var body: some View { Color.red.onDisappear { journal.note("\(id)") } }
    }
    struct Plain: View {
      let remote: Remote<Bool>, journal: Journal
      @State private var isShown = true
      var body: some View {
        let _ = remote.binding = $isShown
        Group { if isShown { ForEach(0..<20) { Row(journal: journal, id: $0) } } }
          .onDisappear { journal.note("all") }
      }
    }
    let remote = Remote<Bool>()
    let journal = Journal()
    let screen = Screen { Plain(remote: remote, journal: journal) }
    remote.value = false
    screen.graph.update()
    #expect(journal.take().filter { $0 != "all" } == (0..<20).map { "\($0)" })
  }

  @Test func stateSetOnAppearIsInTheFirstFrame() {
    struct Loader: View {
      @State private var title = "loading"
      var body: some View {
        Color.red.probe(title).onAppear { title = "loaded" }
      }
    }
    #expect(Screen { Loader() }.probes == ["loaded"])
  }

  @Test func anUpdateDoesNotCallOnAppear() {
    struct Root: View {
      let remote: Remote<Int>, journal: Journal
      @State private var count = 0
      var body: some View {
        let _ = remote.binding = $count
        Color.red.opacity(Double(count)).onAppear { journal.note("appear \(count)") }
      }
    }
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen { Root(remote: remote, journal: journal) }
    remote.value = 1
    screen.graph.update()
    #expect(journal.take() == ["appear 0"])
  }
}
