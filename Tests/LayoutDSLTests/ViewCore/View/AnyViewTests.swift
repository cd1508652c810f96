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

  @Test func anyViewOfAnAnyViewIsErasedOnce() {
    let view = AnyView(AnyView(Color.red))
    #expect(view.content is Color)
  }
}
