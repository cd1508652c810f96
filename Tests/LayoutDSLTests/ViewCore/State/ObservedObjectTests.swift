import Combine
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ObservedObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  struct Reader: View {
    @ObservedObject var model: Model
    let journal: Journal
    var body: some View {
      let _ = journal.note("count \(model.count)")
      Color.red
    }
  }

  @Test func aChangeEvaluatesTheObserver() {
    let model = Model()
    let journal = Journal()
    let screen = Screen { Reader(model: model, journal: journal) }
    #expect(screen.cost { model.count = 2 }.evaluations == 1)
    #expect(journal.take() == ["count 0", "count 2"])
  }

  @Test func anotherObjectIsObservedInstead() {
    struct Owner: View {
      let models: [Model], remote: Remote<Int>, journal: Journal
      @State private var index = 0
      var body: some View {
        let _ = remote.binding = $index
        Reader(model: models[index], journal: journal)
      }
    }
    let models = [Model(), Model()]
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen { Owner(models: models, remote: remote, journal: journal) }
    models[1].count = 5
    remote.value = 1
    screen.graph.update()
    #expect(journal.take() == ["count 0", "count 5"])
    #expect(screen.cost { models[0].count = 1 }.evaluations == 0)
    #expect(screen.cost { models[1].count = 6 }.evaluations == 1)
  }

  @Test func membersHaveBindings() {
    struct Writer: View {
      @ObservedObject var model: Model
      let remote: Remote<String>
      var body: some View {
        let _ = remote.binding = $model.name
        Color.red.probe(model.name)
      }
    }
    let model = Model()
    let remote = Remote<String>()
    let screen = Screen { Writer(model: model, remote: remote) }
    remote.value = "b"
    #expect(model.name == "b")
    #expect(screen.probes == ["b"])
  }

  @Test func closuresThatReadTheObjectRunAgain() {
    struct InReader: View {
      @ObservedObject var model: Model
      var body: some View {
        GeometryReader { _ in Color.red.probe("\(model.count)") }
      }
    }
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    struct InCard: View {
      @ObservedObject var model: Model
      var body: some View {
        Card { Color.red.probe("\(model.count)") }
      }
    }
    let model = Model()
    let screen = Screen {
      InReader(model: model)
      InCard(model: model)
    }
    #expect(screen.probes == ["0", "0"])
    model.count = 1
    #expect(screen.probes == ["1", "1"])
  }

  @Test func anObjectOutlivesItsScreen() {
    let model = Model()
    do {
      _ = Screen { Reader(model: model, journal: Journal()) }
    }
    model.count = 1
    #expect(model.count == 1)
  }
}
