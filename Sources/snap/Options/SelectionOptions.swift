import ArgumentParser

/// The options that choose pictures of the last run.
struct SelectionOptions: ParsableArguments {
  @Argument(
    help: "Names of pictures, as 'snap pending' prints them, or folders, sources or goldens.")
  var names: [String] = []

  @Option(
    help: ArgumentHelp("Only pictures whose cause contains a text.", valueName: "TEXT"))
  var cause: String?

  @OptionGroup var artifacts: ArtifactOptions

  var selection: Selection { Selection(names: names, cause: cause) }

  /// Returns the last run, in which pictures may be accepted.
  func run() throws -> LastRun {
    let run = try LastRun(in: artifacts.folder)
    run.printNotes()
    guard run.header.against == nil else {
      throw Failure.choice(
        "the last run compared with a commit, so there is no golden to accept or reject; "
          + "run 'snap test' without '--against' first")
    }
    return run
  }
}
