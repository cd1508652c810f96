import ArgumentParser

@main
struct Snap: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Renders SwiftUI views to PNG, and explains their layout, without a screen.",
    subcommands: [RenderCommand.self, ExplainCommand.self, ListCommand.self])
}
