import Combine
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct EnvironmentObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View {
      GeometryReader { _ in Color.red.probe("\(model.count)") }
    }
  }

  @Test func theNearestObjectOfTheTypeIsFound() {
    let outer = Model()
    let inner = Model()
    inner.count = 5
    let screen = Screen {
      VStack {
        Reader()
        Reader().environmentObject(inner)
      }
      .environmentObject(outer)
    }
    #expect(screen.probes == ["0", "5"])
    outer.count = 1
    inner.count = 6
    #expect(screen.probes == ["1", "6"])
  }

  @Test func anotherObjectReplacesTheFormerOne() {
    struct Root: View {
      let models: [Model], remote: Remote<Int>
      @State private var index = 0
      var body: some View {
        let _ = remote.binding = $index
        Reader().environmentObject(models[index])
      }
    }
    let models = [Model(), Model()]
    models[1].count = 9
    let remote = Remote<Int>()
    let screen = Screen { Root(models: models, remote: remote) }
    remote.value = 1
    #expect(screen.probes == ["9"])
    models[1].count = 10
    #expect(screen.probes == ["10"])
  }
}
