import Foundation
import Goldens
import Testing
import ViewCore

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

  @Test func aTextOfAModelOrWithAnInterpolationHasALine() throws {
    func cause(_ old: String, _ new: String, _ source: String) throws -> String? {
      let folder = try TemporaryFolder()
      try Data(source.utf8).write(to: folder.url.appendingPathComponent("Card.swift"))
      func layout(_ text: String) -> LayoutText {
        LayoutText(renderer: "", tree: "Text \"\(text)\" (0, 0, 40, 20)")
      }
      return layout(new).changes(since: layout(old), sources: folder.url).last
    }
    let model = "import SwiftUI\nlet product = Product(name: \"Lamp\")\n"
    #expect(
      try cause("Chair", "Lamp", model)
        == #"cause  probably Text "Chair" → "Lamp", Card.swift:2"#)
    let row = "import SwiftUI\n\nLabel(\"Row \\(number)\", systemImage: \"star\")\n"
    #expect(
      try cause("Line 3", "Row 3", row) == #"cause  probably Text "Line 3" → "Row 3", Card.swift:3"#
    )
  }

  @Test func aRoundedCornerIsACallOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try Data("a\n.cornerRadius(18)\n".utf8).write(
      to: folder.url.appendingPathComponent("Card.swift"))
    func layout(_ radius: Int) -> LayoutText {
      LayoutText(
        renderer: "", tree: "ClipEffect RoundedRectangle, cornerRadius: \(radius) (0, 0, 40, 20)")
    }
    #expect(
      layout(18).changes(since: layout(12), sources: folder.url).last?.hasSuffix("Card.swift:2")
        == true)
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

  @Test func theLineOfATextIsNearAChangeOfItsColorOrOrder() throws {
    let folder = try TemporaryFolder()
    try Data("HStack {\n  Image(\"a\")\n  Text(\"Total\")\n  Image(\"a\")\n}\n".utf8)
      .write(to: folder.url.appendingPathComponent("Card.swift"))
    func layout(_ names: [String], paint: String = "") -> LayoutText {
      let rows = names.enumerated().map { index, name in
        "  \(name) (\(20 * index), 0, 20, 20)\(name.hasPrefix("Text") ? paint : "")"
      }
      return LayoutText(
        renderer: "", tree: (["HStack (0, 0, 40, 20)"] + rows).joined(separator: "\n"))
    }
    func cause(_ new: LayoutText, _ old: LayoutText) -> String? {
      new.changes(since: old, sources: folder.url).last
    }
    let views = ["Image \"a\"", "Text \"Total\""]
    #expect(
      cause(layout(views, paint: " · #00FF00FF"), layout(views, paint: " · #FF0000FF"))
        == #"cause  probably colour #FF0000FF → #00FF00FF of Text "Total", near Card.swift:3"#)
    #expect(
      cause(layout(views.reversed()), layout(views))
        == "cause  probably order in HStack, near Card.swift:3")
  }

  @Test func theCallOfAStackIsTheLineOfItsSpacing() throws {
    let folder = try TemporaryFolder()
    try Data("VStack {\n  HStack(spacing: 20) {\n    Spacer()\n  }\n}\n".utf8)
      .write(to: folder.url.appendingPathComponent("Card.swift"))
    // The spacer takes what the spacing leaves.
    func layout(_ spacing: Int) -> LayoutText {
      LayoutText(
        renderer: "",
        tree: """
          HStack (0, 0, 100, 20)
            Text "a" (0, 0, 20, 20)
            Spacer (\(20 + spacing), 10, \(60 - 2 * spacing), 0)
            Text "b" (80, 0, 20, 20)
          """)
    }
    #expect(
      layout(20).changes(since: layout(25), sources: folder.url).last
        == "cause  probably spacing of HStack −5, Card.swift:2")
  }

  /// Returns the last line about a text whose look changes, in a package with sources.
  private func cause(
    _ old: String, _ new: String, view: String = "Card", _ sources: [String: String]
  ) throws -> String? {
    let folder = try TemporaryFolder()
    for (name, text) in sources {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    func layout(_ look: String) -> LayoutText {
      LayoutText(
        renderer: "",
        tree: "VStack (0, 0, 9, 9) · view: \(view)\n  Text \"a\" (0, 0, 9, 9) · #000000FF\(look)")
    }
    return layout(new).changes(since: layout(old), sources: folder.url).last
  }

  @Test func aDetailIsInTheCallWithItsNameAndValue() throws {
    let sources = [
      "Card.swift": """
      Text("x").truncationMode(.middle)
      Text("y").truncationMode(.head).tracking(2)
      Text("z").strikethrough()
      """
    ]
    #expect(
      try cause("", ", .truncationMode: head", sources)?.hasSuffix("of Text \"a\", Card.swift:2")
        == true)
    #expect(try cause("", ", .tracking: 2", sources)?.hasSuffix("Card.swift:2") == true)
    #expect(try cause("", ", .strikethrough: solid", sources)?.hasSuffix("Card.swift:3") == true)
    #expect(try cause(", .tracking: 3", "", sources)?.hasSuffix(#"of Text "a""#) == true)
  }

  @Test func aCallInTheViewOfTheCauseGoesBeforeOthers() throws {
    let view = "struct Card: View {\n  var body: some View {\n    Text(a).tracking(2)\n  }\n}\n"
    let sources = ["Card.swift": view + view.replacing("Card", with: "Tile")]
    #expect(try cause("", ", .tracking: 2", sources)?.hasSuffix("Card.swift:3") == true)
    #expect(
      try cause("", ", .tracking: 2", view: "Tile", sources)?.hasSuffix("Card.swift:8") == true)
    #expect(
      try cause("", ", .tracking: 2", view: "Other", sources)?.hasSuffix(#"of Text "a""#) == true)
  }

  @Test func aColorOfTheSystemIsTheOnlyCallOfItsName() throws {
    let sources = [
      "Card.swift": "Text(a).foregroundStyle(.blue)\nText(b).foregroundStyle(.brown)\n"
    ]
    let brown = "\(Color.brown.resolve(in: EnvironmentValues()))"
    let folder = try TemporaryFolder()
    try Data((sources["Card.swift"] ?? "").utf8)
      .write(to: folder.url.appendingPathComponent("Card.swift"))
    func layout(_ color: String) -> LayoutText {
      LayoutText(renderer: "", tree: "Text \"a\" (0, 0, 9, 9) · \(color)")
    }
    #expect(
      layout(brown).changes(since: layout("#000000FF"), sources: folder.url).last
        == "cause  probably colour #000000FF → \(brown) of Text \"a\", Card.swift:2")
  }

  @Test func aClipIsTheCallOfClipShape() throws {
    let folder = try TemporaryFolder()
    try Data("Text(\"a\")\n  .clipShape(.rect(cornerRadius: 16))\n".utf8)
      .write(to: folder.url.appendingPathComponent("Card.swift"))
    func layout(_ radius: Int) -> LayoutText {
      LayoutText(
        renderer: "",
        tree: """
          ClipEffect RoundedRectangle cornerRadius: \(radius) (0, 0, 40, 20)
            Text "a" (0, 0, 40, 20)
          """)
    }
    #expect(
      layout(16).changes(since: layout(12), sources: folder.url).last
        == "cause  probably .clipShape RoundedRectangle cornerRadius: 12 → RoundedRectangle "
        + "cornerRadius: 16, Card.swift:2")
  }

  @Test func aCallOfAnotherViewIsNotTheLine() throws {
    func cause(_ sources: [String: String], _ tree: (Int) -> String) throws -> String? {
      let folder = try TemporaryFolder()
      for (name, text) in sources {
        try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
      }
      let layouts = [16, 20].map { LayoutText(renderer: "1", tree: tree($0)) }
      return layouts[1].changes(since: layouts[0], sources: folder.url).last
    }
    func tree(_ padding: Int) -> String {
      """
      VStack (0, 0, 100, 100) · view: Card
        PaddingLayout \(padding) (0, 0, \(40 + 2 * padding), 60)
          Text "Rope" (\(padding), \(padding), 40, 20)
      """
    }
    let other = "struct Other: View {\n  var body: some View { Text(\"b\").padding(20) }\n}\n"
    let card =
      "struct Card: View {\n  var body: some View {\n    Text(name).padding(Theme.inset)\n  }\n}\n"
    let theme = "enum Theme {\n  static let inset = 20\n}\n"
    #expect(
      try cause(["Other.swift": other, "Card.swift": card, "Theme.swift": theme], tree)
        == "cause  probably .padding 16 → 20, Theme.swift:2")
    #expect(
      try cause(["Other.swift": other, "Card.swift": card], tree)
        == "cause  probably .padding 16 → 20, near Card.swift:3")
    // A modifier that no view of the body has may be that of another declaration.
    let plain = "struct Card: View {\n  var body: some View { Text(name).spaced() }\n}\n"
    #expect(
      try cause(["Other.swift": other, "Card.swift": plain], tree)
        == "cause  probably .padding 16 → 20, Other.swift:2")
  }

  @Test func aLineOfDataIsNotNearAView() throws {
    let folder = try TemporaryFolder()
    let source = """
      extension Product {
        static let samples = [
          Product("Rope"),
        ]
      }
      struct Row: View {
        var body: some View {
          Text("Sold out")
        }
      }
      """
    try Data(source.utf8).write(to: folder.url.appendingPathComponent("Row.swift"))
    func last(_ text: String) -> String? {
      let layouts = ["0", "3"].map {
        LayoutText(
          renderer: "1",
          tree: "VStack (0, 0, 9, 4) · spacing: \($0)\n  Text \"\(text)\" (0, 0, 9, 4)")
      }
      return layouts[1].changes(since: layouts[0], sources: folder.url).last
    }
    #expect(last("Rope") == "cause  probably spacing 0 → 3 of VStack")
    #expect(last("Sold out") == "cause  probably spacing 0 → 3 of VStack, near Row.swift:8")
  }

  @Test func theColorSchemeOfAScreenHasALine() throws {
    for source in [".preferredColorScheme(.light)", ".environment(\\.colorScheme, .light)"] {
      let folder = try TemporaryFolder()
      try Data("#Preview {\n  Card()\n  \(source)\n}\n".utf8).write(
        to: folder.url.appendingPathComponent("Card.swift"))
      let layouts = [", .colorScheme: dark", ""].map {
        LayoutText(renderer: "1", tree: "root (0, 0, 9, 4) · #FF0000FF\($0)")
      }
      #expect(
        layouts[1].changes(since: layouts[0], sources: folder.url).last
          == "cause  probably .colorScheme dark → light, Card.swift:3")
    }
  }
}
