import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SearchableTests {
  private struct Fruits: View {
    var placement = SearchFieldPlacement.automatic
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Content(text: text).navigationTitle("Fruits").searchable(text: $text, placement: placement)
      }
    }
  }

  private struct Content: View {
    let text: String
    @Environment(\.isSearching) private var isSearching

    var body: some View {
      Color.red.probe(isSearching ? "searching \(text)" : "idle \(text)")
    }
  }

  @Test func aTapOnTheFieldMakesTheSearchActive() {
    let screen = Screen(390, 600) { Fruits() }
    #expect(screen.probes == ["idle "])
    screen.tap(195, 115)
    #expect(screen.probes == ["searching "])
    #expect(screen.tree.contains("\"Cancel\"") && !screen.tree.contains("\"Fruits\""))
    #expect(screen.graph.type("ap"))
    screen.graph.update()
    #expect(screen.probes == ["searching ap"])
    // Cancel clears the text.
    screen.tap(360, 19)
    #expect(screen.probes == ["idle "])
    #expect(screen.tree.contains("\"Fruits\""))
  }

  @Test func aFieldWithTextHasAButtonThatClearsIt() throws {
    let screen = Screen(390, 600) { Fruits() }
    screen.tap(195, 115)
    #expect(screen.graph.node(knownAs: "Clear text") == nil)
    #expect(screen.graph.type("ap"))
    screen.graph.update()
    let clear = try #require(screen.graph.node(knownAs: "Clear text")).globalFrame
    screen.tap(clear.midX, clear.midY)
    #expect(screen.probes == ["searching "])
  }

  private func pad(_ placement: SearchFieldPlacement = .automatic, onIOS26: Bool = false) -> Screen
  {
    Screen(800, 1000, sizeClasses: (.regular, .regular)) {
      if onIOS26 { Fruits(placement: placement).onIOS26() } else { Fruits(placement: placement) }
    }
  }

  @Test func theFieldIsInTheBarOfAnIPad() {
    #expect(pad().frame("idle ").minY == 102)
    #expect(pad(.navigationBarDrawer).frame("idle ").minY == 154)
    #expect(pad(onIOS26: true).frame("idle ") == CGRect(0, 116.5, 800, 883.5))
    let screen = pad()
    screen.tap(700, 25)
    #expect(screen.probes == ["searching "] && screen.tree.contains("\"Cancel\""))
  }

  private struct Minimized: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        Content(text: text).searchable(text: $text).searchToolbarBehavior(.minimize)
      }
      .onIOS26()
    }
  }

  @Test func aMinimizedFieldIsAButton() throws {
    let screen = Screen(402, 800) { Minimized() }
    let button = try #require(screen.graph.node(knownAs: "Search")).globalFrame
    #expect(button.width == 48 && button.maxX == 374)
    screen.tap(button.midX, button.midY)
    #expect(screen.probes == ["searching "])
    #expect(screen.graph.type("ap"))
    screen.graph.update()
    #expect(screen.probes == ["searching ap"])
  }

  private struct Outside: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        VStack {
          Content(text: text)
          NavigationLink("Open") { Text("Pushed").navigationTitle("Second") }
        }
        .navigationTitle("Fruits")
      }
      .searchable(text: $text, prompt: "Find")
      .searchSuggestions { Text("Suggested") }
    }
  }

  /// A search around a stack is that of its root screen.
  @Test func theRootOfAStackHasTheSearchAroundIt() throws {
    let screen = Screen(390, 600) { Outside() }
    let field = try #require(screen.graph.node(knownAs: "Find")).globalFrame
    screen.tap(field.midX, field.midY)
    #expect(screen.probes == ["searching "] && screen.tree.contains("\"Suggested\""))
    #expect(screen.graph.type("ap"))
    screen.graph.update()
    #expect(screen.probes == ["searching ap"])
    screen.tap(360, 19)
    #expect(screen.probes == ["idle "])
    let link = try #require(screen.graph.node(knownAs: "Open")).globalFrame
    screen.tap(link.midX, link.midY)
    screen.wait(1)
    #expect(screen.graph.node(knownAs: "Pushed") != nil)
    let fields = screen.tree.components(separatedBy: "\"Find\"").count - 1
    #expect(fields <= 1, "only the covered screen has the field")
  }
}
