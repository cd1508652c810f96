import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct IDTests {
  struct Root: View {
    let remote: Remote<Int>, inner: Remote<Int>, journal: Journal
    @State private var id = 0
    var body: some View {
      let _ = remote.binding = $id
      Noted(name: "n", journal: journal, remote: inner).id(id / 10)
    }
  }

  @Test func aNewIDIsANewView() {
    let remote = Remote<Int>()
    let inner = Remote<Int>()
    let screen = Screen { Root(remote: remote, inner: inner, journal: Journal()) }
    inner.value = 3
    remote.value = 5
    screen.graph.update()
    #expect(inner.value == 3)
    remote.value = 10
    screen.graph.update()
    #expect(inner.value == 0)
    #expect(screen.probes == ["n"])
  }
}
