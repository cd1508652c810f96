import ArgumentParser

/// The files that a command reads, and the view in them that it renders.
struct ViewOptions: ParsableArguments {
  @OptionGroup var sources: SourceOptions

  @Option(help: "The view or preview, as 'snap list' names it.")
  var view: String?
}
