import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AnyViewTests {
  @Test func onlyViewsCanBeErasedFromValues() throws {
    let view = try #require(AnyView(_fromValue: Color.red.probe("red")))
    #expect(Screen { view }.probes == ["red"])
    #expect(AnyView(_fromValue: 3) == nil)
  }

  struct Root: View {
    let choice: Remote<Int>, inner: Remote<Int>, journal: Journal
    @State private var value = 0

    var content: AnyView {
      let noted = Noted(name: "noted", journal: journal, remote: inner)
      return value < 2 ? AnyView(noted) : AnyView(noted.padding(5))
    }

    var body: some View {
      let _ = choice.binding = $value
      content
    }
  }

  @Test func stateIsResetOnlyWhenTheTypeChanges() {
    let choice = Remote<Int>()
    let inner = Remote<Int>()
    let screen = Screen { Root(choice: choice, inner: inner, journal: Journal()) }
    inner.value = 4
    choice.value = 1
    screen.graph.update()
    #expect(inner.value == 4)
    choice.value = 2
    screen.graph.update()
    #expect(inner.value == 0)
    #expect(screen.probes == ["noted"])
  }

  /// The bits of a value of protocol type that the value inside does not use differ between copies.
  @Test func copiesHaveTheSameBits() {
    struct Pair { var first: AnyView, second: Int }
    let pairs = (0..<50).map { number in
      let view = AnyView(Color.red)
      return (Pair(first: view, second: number), Pair(first: view, second: number))
    }
    #expect(pairs.allSatisfy { bitwiseEqual($0.0, $0.1) })
  }

  private struct Search: ViewModifier {
    @State private var text = ""
    func body(content: Content) -> some View { content.searchable(text: $text) }
  }

  /// The modifier's preference made its own content be evaluated again, and so itself.
  @Test func aSearchAroundAnErasedViewSettles() {
    let screen = Screen(300, 400) {
      NavigationStack {
        AnyView(Color.yellow)
          .toolbar { ToolbarItemGroup(placement: .topBarTrailing) { Text("a") } }
          .modifier(Search())
      }
    }
    #expect(!screen.graph.diagnostics.contains { "\($0)".contains("multiple times per frame") })
  }

  @Test func anyViewOfAnAnyViewIsErasedOnce() {
    let view = AnyView(AnyView(Color.red))
    #expect(view.content is Color)
  }
}
