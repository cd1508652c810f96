import Testing

struct ListCommandTests {
  @Test func listsViewsAndTheirMissingArguments() throws {
    let list = try SnapCommand.run("list", "Scan.swift")
    #expect(list.exitCode == 0)
    #expect(
      list.text == """
        Filled        View  Scan.swift:3
        Memberwise    View  Scan.swift:16  needs isOn, level, optional, content
        Generic       View  Scan.swift:23  needs <Content>
        Made          View  Scan.swift:26
        Extended      View  Scan.swift:31
        Outer.Nested  View  Scan.swift:35
        Hidden        View  Scan.swift:37  needs to be internal
        Both          View  Scan.swift:38

        """)
  }

  @Test func listsPreviewsOfEveryKind() throws {
    let list = try SnapCommand.run("list", "Previews.swift")
    #expect(
      list.text == """
        Swatch           View             Previews.swift:3  needs to be internal
        Narrow "1"       #Preview         Previews.swift:8
        Preview          #Preview         Previews.swift:13
        Swatch_Previews  PreviewProvider  Previews.swift:19

        """)
  }

  @Test func findsTheFilesOfAFolder() throws {
    let list = try SnapCommand.run("list", "Module")
    #expect(
      list.text == """
        Inner  View  Module/Views/Inner.swift:3  needs side
        Outer  View  Module/Views/Outer.swift:3

        """)
  }

  @Test func printsSyntaxErrors() throws {
    let list = try SnapCommand.run("list", "Unfinished.swift")
    #expect(list.exitCode == 3)
    #expect(list.messages.contains("Unfinished.swift:4:"))
    #expect(list.text.isEmpty)
  }
}
