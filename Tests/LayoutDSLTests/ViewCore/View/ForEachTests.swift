import LayoutDSL
import Observation
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  struct Cell: View {
    let id: Int
    let remotes: [Int: Remote<Int>]
    @State private var value = 0
    var body: some View {
      let _ = remotes[id]?.binding = $value
      Color.red.frame(width: 10, height: 10).probe("\(id):\(value)")
    }
  }

  struct Root: View {
    let remote: Remote<[Int]>, cells: [Int: Remote<Int>]
    @State private var ids = [1, 2, 3]
    var body: some View {
      let _ = remote.binding = $ids
      VStack(spacing: 0) {
        ForEach(ids.map { Item(id: $0) }) { Cell(id: $0.id, remotes: cells) }
      }
    }
  }

  @Test func stateFollowsIdentity() {
    let remote = Remote<[Int]>()
    let cells = [1: Remote<Int>(), 2: Remote<Int>(), 3: Remote<Int>()]
    let screen = Screen { Root(remote: remote, cells: cells) }
    cells[2]?.value = 7
    #expect(screen.probes == ["1:0", "2:7", "3:0"])
    remote.value = [3, 2, 1]
    #expect(screen.probes == ["3:0", "2:7", "1:0"])
    remote.value = [5, 2]
    #expect(screen.probes == ["5:0", "2:7"])
    #expect(screen.frame("2:7") == CGRect(45, 50, 10, 10))
    remote.value = [5]
    #expect(screen.probes == ["5:0"])
    remote.value = [2, 5]
    #expect(screen.probes == ["2:0", "5:0"])
  }

  @Test func conditionalElementsChangeBranches() {
    struct Rows: View {
      let odd: Remote<Set<Int>>, cells: [Int: Remote<Int>]
      @State private var shown: Set<Int> = [1, 3]
      var body: some View {
        let _ = odd.binding = $shown
        VStack(spacing: 0) {
          ForEach(0..<4) { id in
            if shown.contains(id) { Cell(id: id, remotes: cells) }
          }
          ForEach(0..<2) { id in
            if shown.contains(id) {
              Cell(id: id + 10, remotes: cells)
            } else {
              Color.blue.probe("none")
              Color.blue.probe("more")
            }
          }
        }
      }
    }
    let odd = Remote<Set<Int>>()
    let cells = [1: Remote<Int>(), 11: Remote<Int>()]
    let screen = Screen { Rows(odd: odd, cells: cells) }
    cells[1]?.value = 7
    cells[11]?.value = 8
    #expect(screen.probes == ["1:7", "3:0", "none", "more", "11:8"])
    odd.value = [1, 2]
    #expect(screen.probes == ["1:7", "2:0", "none", "more", "11:8"])
    odd.value = [0]
    #expect(screen.probes == ["0:0", "10:0", "none", "more"])
    odd.value = [0, 1]
    #expect(screen.probes == ["0:0", "1:0", "10:0", "11:0"])
  }

  @Test func onlyNewElementsAreEvaluated() {
    struct Rows: View {
      let remote: Remote<[Int]>, journal: Journal
      @State private var ids = [1, 2, 3]
      var body: some View {
        let _ = remote.binding = $ids
        ForEach(ids, id: \.self) { Row(id: $0, journal: journal) }
      }
    }
    struct Row: View {
      let id: Int, journal: Journal
      var body: some View {
        let _ = journal.note("\(id)")
        Color.red
      }
    }
    let remote = Remote<[Int]>()
    let journal = Journal()
    let screen = Screen { Rows(remote: remote, journal: journal) }
    _ = journal.take()
    remote.value = [3, 4, 1]
    screen.graph.update()
    #expect(journal.take() == ["4"])
  }

  @Test func duplicatesAreShownAndReported() {
    let screen = Screen {
      HStack { ForEach([1, 1, 2, 1], id: \.self) { Color.red.probe("\($0)") } }
    }
    #expect(screen.probes == ["1", "1", "2", "1"])
    #expect(screen.graph.diagnostics.map(\.problem) == [.duplicateID("1")])
    #expect(
      screen.graph.diagnostics.first?.description
        == "HStack/ForEach: the ID 1 occurs multiple times within the collection. "
        + "Give every element of a ForEach a unique ID.")
  }

  @Test func elementsHaveBindings() {
    struct Rows: View {
      let remotes: [Remote<String>]
      @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
      var body: some View {
        ForEach($items) { $item in
          let _ = remotes[item.id - 1].binding = $item.title
          Color.red.probe(item.title)
        }
      }
    }
    let remotes = [Remote<String>(), Remote<String>()]
    let screen = Screen { Rows(remotes: remotes) }
    remotes[1].value = "c"
    #expect(screen.probes == ["a", "c"])
  }

  @Test func rangesAndSeveralViewsPerElement() {
    let screen = Screen {
      VStack {
        ForEach(0..<3) { number in
          Color.red.probe("a\(number)")
          if number == 1 { Color.red.probe("b\(number)") }
        }
        ForEach(0..<0) { _ in Color.red.probe("never") }
      }
    }
    #expect(screen.probes == ["a0", "a1", "b1", "a2"])
  }

  @Observable final class Names {
    var names = ["a", "b"]
    var suffix = ""
  }

  @Test func observablesReadByTheContentAreTracked() {
    struct Rows: View {
      let model: Names
      var body: some View {
        ForEach(0..<2) { Color.red.probe(model.names[$0] + model.suffix) }
      }
    }
    let model = Names()
    let screen = Screen { Rows(model: model) }
    #expect(screen.probes == ["a", "b"])
    model.suffix = "!"
    #expect(screen.probes == ["a!", "b!"])
  }
}
