import ArgumentParser
import Foundation

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Prepares a Git repository for goldens: ignored artifacts and the merge driver.",
    discussion: """
      Adds lines to .gitignore and .gitattributes, and sets the merge driver in the configuration of \
      this clone. Lines and settings that exist stay as they are, so it may run again.
      """)

  func run() throws {
    try reportingFailure {
      let setup = try RepositorySetup(in: URL.currentDirectory(), SnapConfiguration.current())
      for line in try setup.perform() { print(line.visible) }
    }
  }
}
