import ArgumentParser

struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Keeps goldens, and removes the new pictures of the last 'snap test'.",
    discussion: "Run it in the folder of that run. Name pictures, --cause, or --all.")

  @OptionGroup var options: SelectionOptions

  @Flag(help: "Reject every pending picture.")
  var all = false

  func validate() throws { try options.validateChoice(all: all) }

  func run() throws {
    try reportingFailure {
      let run = try options.run()
      let chosen = try options.selection.results(among: run.pending, forDecision: true)
      try run.reject(chosen)
      for result in chosen { print("rejected  \(result.id.visible)") }
      if chosen.isEmpty { print("nothing is pending") }
    }
  }
}
