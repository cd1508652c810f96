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
      names: card.0.35s.png, card.menu.png.

      \(ScriptFile.help)
      """)

  @OptionGroup var sources: SourceOptions

  @Option(help: "The view or preview to render, as 'snap list' names it.")
  var view: String?

  @OptionGroup var frame: FrameOptions
  @OptionGroup var shots: ShotOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The file, .png, or .svg or .pdf for outlines; '-' is a PNG on standard output. \
      (default: named after the first source)
      """, valueName: "PATH"))
  var output: String?

  @OptionGroup var pixels: PixelOptions

  @Flag(help: "Print an array that describes each picture.")
  var json = false

  func validate() throws {
    if json, output == "-" {
      throw ValidationError("Only one of '--json' and '-o -' can have standard output.")
    }
    _ = try encoding
  }

  func run() throws {
    try reportingFailure {
      let output = output ?? WritablePath.named(after: sources.files, extension: "png")
      if output != "-" { try WritablePath.check(output) }
      let steps = try shots.steps()
      let files = try SourceFile.files(at: sources.files)
      let compiler = try ViewCompiler()
      let chosen = try ViewChoice.choose(named: view, from: compiler.candidates(in: files))
      var job = RenderJob(
        size: frame.size, scale: frame.scale, steps: steps,
        scheme: frame.scheme, background: frame.background ?? .system,
        output: output == "-" ? nil : OutputPath(output))
      job.encoding = try encoding
      job.sourceFolders = files.folders
      let pictureCount = chosen.count * job.framesPerView
      if job.output == nil, pictureCount > 1 {
        throw Failure.choice("'-o -' takes one picture, and these are \(pictureCount)")
      }
      let program = try compiler.program(for: chosen, in: files)
      try report(ViewRun.frames(of: program, job: job))
    }
  }

  private var encoding: PictureEncoding {
    get throws {
      let path = output ?? "-"
      guard let encoding = path == "-" ? PictureEncoding() : PictureEncoding(path: path) else {
        throw ValidationError(
          "'\(path)' is no picture: end it in .png, or in .svg or .pdf for outlines.")
      }
      return try pixels.applied(to: encoding)
    }
  }

  private func report(_ frames: [RenderedFrame]) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(frames), as: UTF8.self))
    } else if let data = frames.first?.data {
      try FileHandle.standardOutput.write(contentsOf: data)
    } else {
      for frame in frames {
        print("\(frame.path)  \(frame.width)×\(frame.height)  \(frame.view)")
      }
    }
  }
}
