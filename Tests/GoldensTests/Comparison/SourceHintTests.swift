import Foundation
import Goldens
import Testing

@Suite struct SourceHintTests {
  /// Returns the last line about a padding that changes from 16 to 12, in a package with sources.
  private func cause(_ sources: [String: String]) throws -> String? {
    let folder = try TemporaryFolder()
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    func layout(_ padding: Int) -> LayoutText {
      LayoutText(
        renderer: "",
        tree: """
          PaddingLayout \(padding) (0, 0, \(40 + 2 * padding), \(20 + 2 * padding))
            Text "a" (\(padding), \(padding), 40, 20)
          """)
    }
    return layout(12).changes(since: layout(16), sources: folder.url).last
  }

  @Test func aCallWithTheNewValueIsTheLine() throws {
    let text = "Text(\"a\")\n  .padding(12)\n  .frame(width: 12)\n"
    #expect(try cause(["Card.swift": text]) == "cause  probably .padding 16 → 12, Card.swift:2")
  }

  @Test func theConstantThatACallNamesIsTheLine() throws {
    let theme = "enum Theme {\n  static let corner = 12\n  static let inset: CGFloat = 12\n}\n"
    for argument in ["Theme.inset", ".horizontal, Theme.inset", "inset"] {
      let card = "Text(\"a\").padding(\(argument))\n"
      #expect(
        try cause(["Card.swift": card, "Theme.swift": theme])
          == "cause  probably .padding 16 → 12, Theme.swift:3")
    }
  }

  @Test(arguments: [
    // The former value, the value of another constant, and a label.
    "let inset = 16\n.padding(inset)", "let other = 12\n.padding(inset)",
    "let width = 12\n.padding(f(width: inset))",
    // Two calls, or two constants.
    ".padding(12)\n.padding(12)", "let inset = 12\nlet inset = 12\n.padding(inset)", "",
  ])
  func thereIsNoLineIfNoneOrSeveralFit(source: String) throws {
    #expect(try cause(["Card.swift": source]) == "cause  probably .padding 16 → 12")
  }
}
