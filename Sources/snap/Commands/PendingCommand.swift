import ArgumentParser
import Foundation

struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Lists pictures of the last 'snap test' that are neither accepted nor rejected.",
    discussion: "The exit code is 1 if there are any, or the run did not finish.")

  @OptionGroup var options: SelectionOptions

  @Flag(help: "Print an array that describes each picture.")
  var json = false

  func run() throws {
    try reportingFailure {
      let run = try options.run()
      let pending = try options.selection.results(among: run.pending)
      if json {
        print(try readableJSON(pending))
      } else {
        for result in pending {
          let cause = result.cause.map { "  \($0.visible)" } ?? ""
          print("\(result.status.rawValue)  \(result.id.visible)\(cause)")
        }
      }
      if !pending.isEmpty || !run.hasEnded { throw ExitCode(1) }
    }
  }
}
