import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct StyleProblemsTests {
  @Test func eachMissingNameIsOneDiagnostic() {
    let screen = Screen {
      VStack {
        Color("b")
        Text("x").foregroundStyle(Color("a"))
        Text("y").foregroundStyle(Color("a").opacity(0.5))
        Color.red
      }
    }
    _ = screen.list
    #expect(
      screen.graph.layoutMistakes().map(\.problem) == [.missingColor("a"), .missingColor("b")])
    #expect(
      screen.graph.layoutMistakes()[0].description
        == "Color(\"a\"): no colour named 'a' found, so it is clear. "
        + "Add it to an asset catalog beside the sources.")
  }

  @Test func anUnreadableColorSetIsNamed() {
    let colors = StyleProblems()
    colors.note("a", unreadable: (file: "a.colorset/Contents.json", reason: "it is not valid JSON"))
    #expect(
      colors.diagnostics.map(\.description) == [
        "Color(\"a\"): a.colorset/Contents.json cannot be read, so its colour is clear: "
          + "it is not valid JSON. Correct the file."
      ])
  }
}
