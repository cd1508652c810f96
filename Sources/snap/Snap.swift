import ArgumentParser
import Foundation
import Render

@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders and films SwiftUI views, and explains their layout, without a screen.",
    version: CommandLine.arguments.contains("--version")
      ? Version.text(environment: ProcessInfo.processInfo.environment) : Version.number,
    subcommands: [
      RenderCommand.self, FilmCommand.self, ExplainCommand.self, ListCommand.self,
      PreviewCommand.self, LintCommand.self, ResolveCommand.self,
      TestCommand.self, ReviewCommand.self, PendingCommand.self, AcceptCommand.self,
      RejectCommand.self, DiffCommand.self, ReportCommand.self, MergeReportsCommand.self,
      PruneCommand.self, MCPCommand.self, InitCommand.self, DoctorCommand.self,
      MergeDriverCommand.self,
    ])

  static func main() {
    Terminal.prepareStreams()
    guard let folder = getcwd(nil, 0) else {
      Terminal.printError("error: the current folder was deleted; change to another one")
      Foundation.exit(2)
    }
    free(folder)
    if let word = CommandLine.arguments.dropFirst().first, let message = unknownCommand(word) {
      Terminal.printError("Error: \(message)\n  See 'snap --help' for more information.")
      Foundation.exit(ExitCode.validationFailure.rawValue)
    }
    if let devices = ScreenOptions.deviceList(for: CommandLine.arguments) {
      print(devices)
      return
    }
    guard var command = soundCommand() else { return main(nil) }
    do {
      try command.run()
    } catch {
      exit(withError: error)
    }
  }

  /// The command of the arguments; nil for help and for faults, which are reported by parsing from the root.
  ///
  /// Parsing from the root lists the options of a command three times before it parses them.
  private static func soundCommand() -> ParsableCommand? {
    let arguments = CommandLine.arguments.dropFirst()
    guard let type = configuration.subcommands.first(where: { $0._commandName == arguments.first }),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst()))
    else { return nil }
    // Help is a command of its own.
    return Swift.type(of: command) == type ? command : nil
  }

  /// The message about a first word that is not a command; nil for a command or an option.
  private static func unknownCommand(_ word: String) -> String? {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let file = word.hasSuffix(".swift") || word.isFolder ? "render \(word.visible)" : nil
    let closest = names.min {
      editDistance(Array($0), Array(word)) < editDistance(Array($1), Array(word))
    }
    return "There is no command '\(word.visible)'. "
      + "Did you mean 'snap \(file ?? closest ?? "help")'?"
  }
}
