import ArgumentParser
import Foundation

@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders and films SwiftUI views, and explains their layout, without a screen.",
    version: CommandLine.arguments.contains("--version")
      ? Version.text(environment: ProcessInfo.processInfo.environment) : Version.number,
    subcommands: [
      RenderCommand.self, FilmCommand.self, ExplainCommand.self, ListCommand.self,
      PreviewCommand.self, LintCommand.self,
      TestCommand.self, ReviewCommand.self, PendingCommand.self, AcceptCommand.self,
      RejectCommand.self, DiffCommand.self, ReportCommand.self, MergeReportsCommand.self,
      PruneCommand.self, MCPCommand.self, InitCommand.self, DoctorCommand.self,
      MergeDriverCommand.self,
    ])

  static func main() {
    Terminal.prepareStreams()
    main(nil)
  }
}
