import ArgumentParser

@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders SwiftUI views to PNG, without a screen.",
    subcommands: [RenderCommand.self, ListCommand.self])
}
