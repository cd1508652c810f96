import ArgumentParser
import Foundation
import SnapRuntime

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Prints the layout of a view: the proposal, size and origin of each node.",
    discussion: """
      With --at or --node, explains one node from the root down: each proposal on the way, how \
      stacks divided their space, and what was clamped.
      """)

  @OptionGroup var views: ViewOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Explain the deepest node at a point of the screen.", valueName: "X,Y"),
    transform: { try point(from: $0, like: "20,40") })
  var at: CGPoint?

  @Option(
    help: ArgumentHelp(
      "Explain the node with a path, as --json prints it: Card/VStack/Text[2].", valueName: "PATH")
  )
  var node: String?

  @OptionGroup var screen: ScreenOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The content offset of the scroll view.", valueName: "X,Y"),
    transform: { try point(from: $0, like: "0,120") })
  var scroll: CGPoint?

  @Flag(help: "Print an array that describes each view.")
  var json = false

  func validate() throws {
    if at != nil, node != nil { throw ValidationError("Use either '--at' or '--node'.") }
    _ = try settings
  }

  func run() throws {
    try reportingFailure {
      let chosen = try ChosenViews(views)
      var faults: [Failure] = []
      var explained: [ExplainedView] = try chosen.perform(
        .explain(at.map { .point($0) } ?? node.map { .path($0) }),
        on: settings,
        steps: (scroll.map { [ScriptStep(.scroll(to: $0, id: nil))] } ?? [])
          + [ScriptStep(.finishAnimations)],
        limit: views.limit
      ) { faults.append($0) }
      let outline = chosen.outline
      for index in explained.indices { explained[index].layout.addSourceLines(from: outline) }
      try report(explained)
      try Failure.throwLast(of: faults)
    }
  }

  private var settings: ScreenSettings {
    get throws { try screen.variants().only(for: "snap explain") }
  }

  private func report(_ views: [ExplainedView]) throws {
    if json {
      return print(try readableJSON(views))
    }
    for (index, explained) in views.enumerated() {
      if views.count > 1 { print((index > 0 ? "\n" : "") + "\(explained.view):") }
      for line in explained.layout.storyLines ?? explained.layout.nodes.map(\.line) { print(line) }
    }
  }
}
