import SnapshotTesting
import Testing

@Suite struct DiffToolTests {
  @Test func aNameIsACommand() {
    let tool: SnapshotTestingConfiguration.DiffTool = "meld"
    #expect(tool(currentFilePath: "/a", failedFilePath: "/b") == #"meld "/a" "/b""#)
  }

  @Test func aFunctionWritesTheText() {
    let tool = SnapshotTestingConfiguration.DiffTool { "compare \($0) \($1)" }
    #expect(tool(currentFilePath: "/a", failedFilePath: "/b") == "compare /a /b")
  }

  @Test func theDefaultListsTheFiles() {
    #expect(
      SnapshotTestingConfiguration.DiffTool.default(currentFilePath: "/a", failedFilePath: "/b")
        == "@−\n\"file:///a\"\n@+\n\"file:///b\"")
  }
}
