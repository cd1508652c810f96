import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SearchScopesTests {
  private struct Token: Identifiable {
    var id: String
  }

  @Test func tokensAreBeforeTheText() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red.navigationTitle("a")
          .searchable(
            text: .constant("text"), tokens: .constant([Token(id: "one"), Token(id: "two")])
          ) { token in
            Text(token.id).probe(token.id)
          }
          .searchScopes(.constant(1)) { Text("All").tag(1) }
          .searchSuggestions { Text("a").searchCompletion("a") }
      }
    }
    #expect(screen.frame("one").minX < screen.frame("two").minX)
    #expect(screen.tree.contains("searchScopes 1"))
  }

  @Test func tokensHaveTheRoomThatTheyNeed() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red.navigationTitle("a")
          .searchable(
            text: .constant("text"), tokens: .constant([Token(id: "one"), Token(id: "two")])
          ) { token in
            Label {
              Text(token.id).probe(token.id)
            } icon: {
              Color.red.frame(width: 20, height: 10).probe("icon")
            }
          }
      }
    }
    let title = Screen { Text("one").probe("title") }.frame("title")
    #expect(screen.frame("one").width == title.width && screen.frame("two").width == title.width)
    #expect(screen.frame("one").minX - screen.frame("icon").maxX == 4)
  }

  @Test func dictationAndSelectionAreKept() {
    let screen = Screen(390, 400) {
      NavigationStack {
        Color.red.searchable(text: .constant(""))
          .searchDictationBehavior(.inline(activation: .onLook))
          .searchSelection(.constant(nil))
      }
    }
    #expect(screen.tree.contains("searchDictationBehavior inline, onLook"))
    #expect(screen.tree.contains("searchSelection"))
  }
}
