import ArgumentParser
import Foundation
import SnapRuntime

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders the previews or a view of source files to PNG, SVG or PDF.",
    discussion: """
      Without --view, renders every preview, or else the only view that needs no arguments. \
      Several pictures are numbered: card.1.png, card.2.png; those of --at and of a script have \
      names: card.0.35s.png, card.menu.png. In a folder, each picture is named after its source and \
      view, and without previews, the app and every view and controller that need no arguments are \
      rendered. If one of several previews ends the program, the pictures of the others are \
      written, and the command fails.

      \(ScriptFile.help)
      """)

  @OptionGroup var views: ViewOptions
  @OptionGroup var frame: FrameOptions
  @OptionGroup var shots: ShotOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file, .png, or .svg or .pdf for vectors; a folder, for PNGs; '-' writes a PNG to \
      standard output. \
      (default: named after the first of the files)
      """, valueName: "PATH"))
  var output: String?

  @OptionGroup var pixels: PixelOptions
  @OptionGroup var document: DocumentOptions

  @Flag(help: "Print an array that describes each picture.")
  var json = false

  @Flag(help: "Render again whenever a source or a resource changes, until ^C.")
  var watch = false

  func validate() throws {
    if watch, output == "-" {
      throw ValidationError("'--watch' writes the picture again and again: name a file with '-o'.")
    }
    if json, output == "-" {
      throw ValidationError("'--json' and '-o -' both write to standard output: use one of them.")
    }
    _ = try encoding
  }

  func run() throws {
    guard watch else { return try reportingFailure(render) }
    let path = URL(fileURLWithPath: outputPath).standardizedFileURL
    let stem = path.deletingPathExtension().path
    let isFolder = Output.isFolder(outputPath)
    let changes = try SourceWatch(views.sources) {
      isFolder
        ? $0.hasPrefix(path.path + "/") && $0.hasSuffix(".png")
        : $0.hasPrefix(stem) && $0.hasSuffix(".\(path.pathExtension)")
    }
    while true {
      let start = ContinuousClock.now
      do {
        try reportingFailure(render)
        // Standard output may be a file, which is written when its buffer is full.
        try Terminal.write(Data())
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        Terminal.printError("rendered in \(milliseconds) ms; waiting for a change")
      } catch is ExitCode {
        Terminal.printError("waiting for a change")
      }
      changes.wait()
    }
  }

  private var outputPath: String {
    output ?? Output.path(named: views.sources.files, extension: "png")
  }

  private func render() throws {
    let path = outputPath
    let output = try Output(path, canBeFolder: true)
    if json, output == .standardOutput {
      throw Failure.choice("'--json' and '-o \(path)' both write to standard output")
    }
    let steps = try shots.steps()
    let screens = frame.variants.all
    let rule = output.isFolder ? ViewChoice.all : ViewChoice.choose
    let chosen = try ChosenViews(views, choosing: rule)
    let pictureCount = chosen.count * steps.shotCount * screens.count
    if output.filePath == nil, pictureCount > 1 {
      throw Failure.choice("'-o \(path)' writes one picture, and there are \(pictureCount)")
    }
    let pictures = try VariantFiles(
      output: output, names: PictureNames(of: chosen.views).all, variants: screens)
    defer { pictures.removeStaged() }
    var faults: [Failure] = []
    let reports: [[RenderedFrame]] = try chosen.perform(
      pictures.outputs.map { .render(try encoding, output: $0) }, on: screens.map(\.settings),
      steps: steps, limit: views.limit
    ) { faults.append($0) }
    var frames = reports.flatMap { $0 }
    for (index, path) in try pictures.commit(frames.map(\.path)).enumerated() {
      frames[index].path = path
    }
    if let data = frames.first?.data {
      try output.write(data, limit: views.limit)
      if output == .standardOutput { return try Failure.throwLast(of: faults) }
      frames[0].data = nil
      frames[0].path = path
    }
    try report(frames)
    try Failure.throwLast(of: faults)
  }

  private var encoding: PictureEncoding {
    get throws {
      let path = output ?? "-"
      let isPNG = path == "-" || Output.isFolder(path)
      guard let format = isPNG ? .png : PictureFormat(path: path) else {
        let known = PictureFormat.allCases.map { ".\($0.rawValue)" }
        throw ValidationError(
          "'\(path)' is not a picture format that snap writes: \(known.joined(separator: ", ")).")
      }
      var encoding = try pixels.encoding(as: format)
      try document.apply(to: &encoding)
      return encoding
    }
  }

  private func report(_ frames: [RenderedFrame]) throws {
    if json {
      print(try readableJSON(frames))
    } else {
      for frame in frames {
        print("\(frame.path)  \(frame.width)×\(frame.height)  \(frame.view)")
      }
    }
  }
}
