import ArgumentParser

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves an assistant by the Model Context Protocol on standard input and output.",
    discussion: """
      The tools are list, render, explain, test, diff, accept and lint. Paths are relative to the folder in \
      which the server runs.
      """)

  func run() throws {
    try reportingFailure { try MCPServer().run() }
  }
}
