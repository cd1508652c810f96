import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SearchPresentationTests {
  private struct Content: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Color.red.probe(isSearching ? "searching" : "idle").onTapGesture { dismissSearch() }
    }
  }

  private struct People: View {
    let active: Remote<Bool>
    let text: Remote<String>
    let suggests: Bool
    @State private var isActive = false
    @State private var words = "a"
    @State private var scope = 0

    var body: some View {
      let _ = (active.binding, text.binding) = ($isActive, $words)
      NavigationStack {
        Content()
          .navigationTitle("People")
          .searchable(text: $words, isPresented: $isActive, prompt: "Find")
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Friends").tag(1)
          }
          .searchSuggestions {
            if suggests { Text("Ada Lovelace").searchCompletion("Ada") }
          }
      }
    }
  }

  private let active = Remote<Bool>()
  private let text = Remote<String>()

  private func screen(suggests: Bool = false) -> Screen {
    Screen(390, 600) { People(active: active, text: text, suggests: suggests) }
  }

  private func present(_ isActive: Bool, on screen: Screen) {
    active.value = isActive
    screen.graph.update()
  }

  @Test func anActiveSearchReplacesTheTitle() {
    let screen = screen()
    #expect(screen.probes == ["idle"])
    #expect(screen.tree.contains("\"People\"") && !screen.tree.contains("\"Cancel\""))
    #expect(!screen.tree.contains("\"Friends\""))
    present(true, on: screen)
    #expect(screen.probes == ["searching"])
    #expect(!screen.tree.contains("\"People\"") && screen.tree.contains("\"Cancel\""))
    #expect(screen.tree.contains("\"Friends\""))
    present(false, on: screen)
    #expect(screen.probes == ["idle"] && screen.tree.contains("\"People\""))
  }

  @Test func cancelAndDismissSearchEndIt() {
    let screen = screen()
    present(true, on: screen)
    screen.tap(360, 19)
    #expect(!active.value && screen.probes == ["idle"])
    present(true, on: screen)
    #expect(screen.probes == ["searching"])
    screen.tap(195, 400)
    #expect(!active.value && screen.probes == ["idle"])
  }

  @Test func suggestionsCoverTheContentAndCompleteTheText() {
    let screen = screen(suggests: true)
    #expect(!screen.tree.contains("\"Ada Lovelace\""))
    present(true, on: screen)
    #expect(screen.tree.contains("\"Ada Lovelace\""))
    screen.tap(60, 115)
    #expect(text.value == "Ada")
  }

  @Test func aSearchWithoutABindingIsNotActive() {
    let screen = Screen(390, 600) {
      NavigationStack { Content().searchable(text: .constant("")) }
    }
    #expect(screen.probes == ["idle"] && !screen.tree.contains("\"Cancel\""))
  }
}
