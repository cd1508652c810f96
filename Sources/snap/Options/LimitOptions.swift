import ArgumentParser
import SnapRuntime

/// The limits of the programs that show views.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The time that a step or a picture may take; 0 for no limit. (default: 60s)",
      valueName: "TIME"),
    transform: seconds(from:))
  var timeout: Seconds?

  @Flag(help: "Let the views use the network; otherwise their requests fail.")
  var network = false

  /// The time limit; nil for no limit.
  var limit: Seconds? {
    let limit = timeout ?? Seconds(value: 60)
    return limit.value > 0 ? limit : nil
  }
}
