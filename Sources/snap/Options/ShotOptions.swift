import ArgumentParser
import Foundation
import SnapRuntime

/// The options for the times at which pictures are taken, and for the steps before.
struct ShotOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The content offset of the scroll view; a negative one pulls past its start. Repeat it.",
      valueName: "X,Y"),
    transform: { try point(from: $0, like: "0,120") })
  var scroll: [CGPoint] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      The time since the view appeared, or since --scroll, as in 0.35s or 350ms. \
      Repeat it for more frames: card.0.35s.png.
      """, valueName: "TIME"),
    transform: seconds(from:))
  var at: [Seconds] = []

  @Option(help: ArgumentHelp("A file with steps, and a picture at each 'shot'.", valueName: "FILE"))
  var script: String?

  func validate() throws {
    if script != nil, !scroll.isEmpty || !at.isEmpty {
      throw ValidationError(
        "A script scrolls and waits: write 'scroll' and 'wait' in it instead of "
          + "'--scroll' and '--at'.")
    }
    for (earlier, later) in zip(at, at.dropFirst()) where earlier.value >= later.value {
      guard earlier.value > later.value else {
        throw ValidationError("'--at \(later.text)' is given twice: leave one out.")
      }
      throw ValidationError(
        "The times must ascend: put '--at \(later.text)' before '--at \(earlier.text)'.")
    }
  }

  /// Returns the steps, with at least one picture.
  func steps() throws -> [ScriptStep] {
    guard let script else { return .shots(at: scroll, at) }
    let steps = try ScriptFile.steps(at: script)
    return steps.contains { $0.shotName != nil } ? steps : steps + [ScriptStep(.shot(name: nil))]
  }
}
