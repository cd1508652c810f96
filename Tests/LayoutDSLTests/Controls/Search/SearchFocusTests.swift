import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SearchFocusTests {
  private struct People: View {
    let journal: Journal
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "typing" : "resting")
          Button("Find") { isFocused = true }
          Button("Stop") { isFocused = false }
        }
        .navigationTitle("People")
        .searchable(text: $text, prompt: "Name")
        .searchFocused($isFocused)
        .onSubmit(of: .search) { journal.note("search \(text)") }
        .onSubmit { journal.note("text") }
      }
    }
  }

  private let journal = Journal()

  private func tap(_ words: String, on screen: Screen) throws {
    let frame = try #require(screen.graph.node(knownAs: words)).globalFrame
    screen.tap(frame.midX, frame.midY)
    screen.graph.update()
  }

  @Test func theReturnKeySubmitsTheSearch() throws {
    let screen = Screen(390, 600) { People(journal: journal) }
    try tap("Name", on: screen)
    #expect(screen.graph.type("Ada\n"))
    #expect(journal.take() == ["search Ada"])
  }

  @Test func stateMovesTheFocusToTheFieldAndFollowsIt() throws {
    let screen = Screen(390, 600) { People(journal: journal) }
    #expect(screen.graph.node(knownAs: "resting") != nil)
    try tap("Find", on: screen)
    #expect(screen.graph.focus.input != nil)
    #expect(screen.graph.node(knownAs: "typing") != nil)
    try tap("Stop", on: screen)
    #expect(screen.graph.focus.input == nil)
    try tap("Name", on: screen)
    #expect(screen.graph.node(knownAs: "typing") != nil)
    try tap("Cancel", on: screen)
    #expect(screen.graph.node(knownAs: "resting") != nil)
  }
}
