import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ConditionalContentTests {
  struct Root: View {
    let choice: Remote<Int>, inner: Remote<Int>, journal: Journal
    @State private var value = 0

    var body: some View {
      let _ = choice.binding = $value
      VStack(spacing: 0) {
        if value == 0 {
          Noted(name: "first", journal: journal, remote: inner)
        } else if value == 1 {
          Noted(name: "second", journal: journal, remote: inner)
        } else {
          Color.blue.probe("none")
        }
        Color.green.frame(height: 10).probe("after")
      }
    }
  }

  @Test func eachBranchHasItsOwnState() {
    let choice = Remote<Int>()
    let inner = Remote<Int>()
    let screen = Screen { Root(choice: choice, inner: inner, journal: Journal()) }
    inner.value = 1
    choice.value = 1
    #expect(screen.probes == ["second", "after"])
    #expect(inner.value == 0)
    inner.value = 2
    choice.value = 0
    #expect(screen.probes == ["first", "after"])
    #expect(inner.value == 0)
    choice.value = 2
    #expect(screen.probes == ["none", "after"])
    #expect(screen.frame("none") == CGRect(0, 0, 100, 90))
  }

  @Test func anOptionalViewIsInsertedAndRemoved() {
    struct Root: View {
      let remote: Remote<String?>
      @State private var name: String?
      var body: some View {
        let _ = remote.binding = $name
        HStack(spacing: 0) {
          if let name { Color.red.probe(name) }
          name.map { Color.green.probe("optional \($0)") }
          Color.blue.probe("rest")
        }
      }
    }
    let remote = Remote<String?>()
    let screen = Screen(90) { Root(remote: remote) }
    #expect(screen.probes == ["rest"])
    remote.value = "a"
    #expect(screen.probes == ["a", "optional a", "rest"])
    #expect(screen.frame("rest").width == 30)
    remote.value = nil
    #expect(screen.frame("rest").width == 90)
  }
}
