import Testing

@testable import snap

struct EntryStatementTests {
  private let text = """
    struct Shop {}
    if CommandLine.argc > 1 {  // }
      Shop()
    } else { print("}\\n") }
    Shop.main()
    """
  private let messages = [
    "2:1: error: statements are not allowed at the top level",
    "5:1: error: expressions are not allowed at the top level",
  ]

  @Test func statementsOfAnEntryPointAreRemoved() throws {
    let new = try #require(
      try DeclarationRepair.repaired(text, in: "main.swift", after: messages[0], messages[1]))
    #expect(new.count == text.count)
    #expect(new.split(whereSeparator: \.isWhitespace) == ["struct", "Shop", "{}"])
    #expect(try DeclarationRepair.repaired(new, in: "main.swift", after: messages[1]) == nil)
  }

  @Test func statementsOfOtherFilesAreMistakes() throws {
    #expect(try DeclarationRepair.repaired(text, after: messages[0], messages[1]) == nil)
  }

  @Test func anAppWithAnEntryPointRenders() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let sources = [
      "main.swift": "import SwiftUI\nlet title = \"Shop\"\nShop.main()\n",
      "Shop.swift": """
      import SwiftUI
      struct Shop: App { var body: some Scene { WindowGroup { Text(title) } } }
      """,
    ]
    for (name, source) in sources {
      try source.write(
        to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let run = try SnapCommand.run(
      arguments: ["render", folder.url.path, "--view", "Shop", "-o", folder.url.path + "/a.png"])
    #expect(run.exitCode == 0 && !run.messages.contains("error"), "\(run.messages)")
  }
}
