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

  @OptionGroup private var limits: LimitOptions

  var network: Bool { limits.network }

  /// The time limit; nil for no limit.
  var limit: Seconds? { limits.limit }
}
