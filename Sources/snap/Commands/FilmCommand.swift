import ArgumentParser
import Foundation
import SnapRuntime

struct FilmCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Films a view while it scrolls, follows a script, or is animated.",
    discussion: """
      A .png is a contact sheet, with the offset or time under each frame; an .apng or .gif is an \
      animation. Without --scroll-from or --script, only time passes. A 'shot' in a script is \
      ignored.

      \(ScriptFile.help)
      """)

  @OptionGroup var views: ViewOptions
  @OptionGroup var frame: FrameOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The first content offset of the scroll view; a single number is Y.", valueName: "X,Y"),
    transform: offset(from:))
  var scrollFrom: CGPoint?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The last content offset of the scroll view.", valueName: "X,Y"),
    transform: offset(from:))
  var scrollTo: CGPoint?

  @Option(help: ArgumentHelp("A file with steps.", valueName: "FILE"))
  var script: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of frames. (default: 12; with a script, until it ends)", valueName: "N"))
  var frames: Int?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Frames per second.", valueName: "F"))
  var fps = 10.0

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file, .png, .apng or .gif. (default: named after the first of the files, .film.png)",
      valueName: "PATH"))
  var output: String?

  @Flag(help: "Print an object that describes the film.")
  var json = false

  func validate() throws {
    _ = try screen
    if (scrollFrom == nil) != (scrollTo == nil) {
      throw ValidationError("Give both '--scroll-from' and '--scroll-to', or neither.")
    }
    if script != nil, scrollFrom != nil {
      throw ValidationError(
        "A script scrolls: write 'scroll' or 'drag' in it instead of '--scroll-from'.")
    }
    if let frames, !(1...Film.frameLimit).contains(frames) {
      throw ValidationError("'--frames' must be from 1 to \(Film.frameLimit).")
    }
    guard fps >= 0.1, fps <= Film.rateLimit else {
      throw ValidationError("'--fps' must be from 0.1 to \(Int(Film.rateLimit)).")
    }
    if try format == .gif, fps > Film.gifRateLimit {
      throw ValidationError(
        "Browsers play a GIF with at most \(Int(Film.gifRateLimit)) frames a second: "
          + "lower '--fps', or write an .apng.")
    }
  }

  private var screen: ScreenSettings {
    get throws { try frame.variants.only(for: "snap film") }
  }

  func run() throws {
    try reportingFailure {
      let output = try Output(path)
      if json, output == .standardOutput {
        throw Failure.choice("'--json' and '-o \(path)' both write to standard output")
      }
      let steps = try script.map(ScriptFile.steps) ?? []
      let settings = Film(
        format: try format, scroll: scroll, frameCount: frames ?? (script == nil ? 12 : nil),
        framesPerSecond: fps)
      let chosen = try ChosenViews(views)
      if chosen.count > 1 { throw ViewChoice.tooMany(chosen.views) }
      let screen = try screen
      let files = try VariantFiles(
        output: output, variants: [ScreenVariants.Variant(settings: screen)])
      defer { files.removeStaged() }
      let staged: String? = if case .file(let file)? = files.outputs[0] { file.path } else { nil }
      var faults: [Failure] = []
      var film: RenderedFilm = try chosen.perform(
        .film(settings, output: staged), on: screen, steps: steps, limit: views.limit
      ) { faults.append($0) }
      film.path = try files.commit([film.path])[0]
      if let data = film.data {
        try output.write(data, limit: views.limit)
        if output == .standardOutput { return try Failure.throwLast(of: faults) }
        film.data = nil
        film.path = path
      }
      try report(film)
      try Failure.throwLast(of: faults)
    }
  }

  private var path: String {
    output ?? Output.path(named: views.sources.files, extension: "film.png")
  }

  private var format: Film.Format {
    get throws {
      let name = URL(fileURLWithPath: path).pathExtension.lowercased()
      guard let format = Film.Format(rawValue: name) else {
        throw ValidationError(
          "'\(path)' is not a film format: use .png for a contact sheet, .apng or .gif for an "
            + "animation.")
      }
      return format
    }
  }

  private var scroll: Film.Scroll? {
    guard let scrollFrom, let scrollTo else { return nil }
    return Film.Scroll(start: scrollFrom, end: scrollTo)
  }

  private func report(_ film: RenderedFilm) throws {
    if json {
      return print(try readableJSON(film))
    }
    let count = film.frames == 1 ? "1 frame" : "\(film.frames) frames"
    print("\(film.path)  \(film.width)×\(film.height)  \(count)  \(film.view)")
  }
}

/// Parses a content offset on the command line: both numbers, or only the vertical one.
private func offset(from text: String) throws -> CGPoint {
  try point(from: text.contains(",") ? text : "0,\(text)", like: "0,120 or 120")
}
