import ArgumentParser

struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes pictures of the last 'snap test' the goldens.",
    discussion: "Run it in the folder of that run. Name pictures, --cause, or --all.")

  @OptionGroup var options: SelectionOptions

  @Flag(help: "Accept every pending picture.")
  var all = false

  func validate() throws { try options.validateChoice(all: all) }

  func run() throws {
    try reportingFailure {
      let run = try options.run()
      let chosen = try options.selection.results(among: run.pending, forDecision: true)
      try run.accept(chosen)
      for result in chosen { print("accepted  \(result.id.visible)") }
      if chosen.isEmpty { print("nothing is pending") }
    }
  }
}

extension SelectionOptions {
  /// Throws if nothing is chosen, since a forgotten name must not decide about every picture.
  func validateChoice(all: Bool) throws {
    let isChosen = !names.isEmpty || cause != nil
    guard isChosen != all else {
      throw ValidationError(
        all
          ? "'--all' chooses every picture: leave out names and '--cause'."
          : "Name pictures, or give '--cause' or '--all'.")
    }
  }
}
