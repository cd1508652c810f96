import Combine
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct StateObjectTests {
  final class Model: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var count = 0
    init() { Self.made += 1 }
  }

  struct Owner: View {
    let salt: Int
    let remote: Remote<Int>
    @StateObject private var model = Model()
    var body: some View {
      let _ = remote.binding = $model.count
      Color.red.probe("\(salt) \(model.count)")
    }
  }

  struct Root: View {
    let salt: Remote<Int>, count: Remote<Int>
    @State private var value = 0
    var body: some View {
      let _ = salt.binding = $value
      Owner(salt: value, remote: count)
    }
  }

  @Test func theObjectIsCreatedOnceAndKept() {
    Model.made = 0
    let salt = Remote<Int>()
    let count = Remote<Int>()
    let screen = Screen { Root(salt: salt, count: count) }
    #expect(screen.probes == ["0 0"])
    count.value = 3
    #expect(screen.probes == ["0 3"])
    salt.value = 1
    #expect(screen.probes == ["1 3"])
    #expect(Model.made == 1)
  }
}
