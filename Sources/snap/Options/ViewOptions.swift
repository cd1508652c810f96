import ArgumentParser
import SnapRuntime

/// The options for the files that a command reads, and for the view that it renders.
struct ViewOptions: ParsableArguments {
  @OptionGroup var sources: SourceOptions

  @Option(
    help: """
      The name of the view or preview, or its place, as 'snap list' prints them. A preview takes \
      precedence over a view of the same name.
      """)
  var view: String?

  @Option(
    help: ArgumentHelp(
      "The time that a step or a picture may take; 0 for no limit. (default: 60s)",
      valueName: "TIME"),
    transform: { try $0 == "0" ? Seconds(value: 0) : seconds(from: $0) })
  var timeout: Seconds?

  @Flag(help: "Let the views use the network; otherwise their requests fail.")
  var network = false

  /// The time limit; nil for no limit.
  var limit: Seconds? {
    let limit = timeout ?? Seconds(value: 60)
    return limit.value > 0 ? limit : nil
  }
}
