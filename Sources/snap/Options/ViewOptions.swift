import ArgumentParser

/// The files that a command reads, and the view in them that it renders.
struct ViewOptions: ParsableArguments {
  @OptionGroup var sources: SourceOptions

  @Option(
    help: """
      The name of the view or preview, or its place, as 'snap list' prints them. A preview goes \
      before a view of the same name.
      """)
  var view: String?
}
