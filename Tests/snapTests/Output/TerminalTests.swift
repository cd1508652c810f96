import Foundation
import Testing

/// Standard streams that are full or closed.
struct TerminalTests {
  @Test(arguments: [
    ["list", "Card.swift"], ["explain", "Card.swift"], ["explain", "Card.swift", "--json"],
    ["--help"], ["render", "--help"], ["--generate-completion-script", "bash"],
  ])
  func textThatIsNotWrittenIsAnError(arguments: [String]) throws {
    for (shell, reason) in [
      ("> /dev/full", "No space left on device"), (">&-", "Bad file descriptor"),
    ] {
      let command = try SnapCommand.run(arguments: arguments, shell: shell)
      #expect(command.exitCode == 2, "\(arguments) \(shell)")
      #expect(
        command.messages.hasSuffix("error: cannot write to standard output: \(reason)\n"),
        "\(command.messages)")
    }
  }

  @Test func messagesThatCannotBeWrittenAreLost() throws {
    for shell in ["2> /dev/full", "2>&-"] {
      let list = try SnapCommand.run(arguments: ["list", "Missing.swift"], shell: shell)
      #expect(list.exitCode == 2)
      let render = try SnapCommand.run(
        arguments: ["render", "Card.swift", "-o", "-"], shell: shell)
      #expect(render.exitCode == 0)
      #expect(pixelSizeOfPNG(render.output) == [30, 20])
    }
  }
}
