import ArgumentParser

@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders and films SwiftUI views, and explains their layout, without a screen.",
    // The newest version in the change log.
    version: "0.1.0",
    subcommands: [
      RenderCommand.self, FilmCommand.self, ExplainCommand.self, ListCommand.self,
    ])

  static func main() {
    Terminal.prepareStreams()
    main(nil)
  }
}
