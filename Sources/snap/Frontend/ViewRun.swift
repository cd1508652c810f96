import Foundation
import SnapRuntime

/// Runs a compiled program on a job.
enum ViewRun {
  /// The pictures that the program made, in order.
  static func frames(of program: URL, job: RenderJob) throws -> [RenderedFrame] {
    switch try result(of: program, job: job) {
    case .finished(let frames): return frames
    default: throw Failure.rendering("the program made no pictures")
    }
  }

  /// What became of the film that the program made.
  static func film(of program: URL, job: RenderJob) throws -> RenderedFilm {
    switch try result(of: program, job: job) {
    case .filmed(let film): return film
    default: throw Failure.rendering("the program made no film")
    }
  }

  /// What the program has to say of the layout of each view, in order.
  static func explanations(of program: URL, job: RenderJob) throws -> [ExplainedView] {
    switch try result(of: program, job: job) {
    case .explained(let views): return views
    default: throw Failure.rendering("the program explained nothing")
    }
  }

  /// The last that the program says, which is no failure.
  private static func result(of program: URL, job: RenderJob) throws -> RenderEvent {
    let text = String(decoding: try JSONEncoder().encode(job), as: UTF8.self).unicodeScalars
    // Linux takes at most 128 KiB in one argument, and scripts may be long.
    let arguments = stride(from: 0, to: text.count, by: 30_000).map {
      String(text.dropFirst($0).prefix(30_000))
    }
    // Of a trap the user's own lines matter: they are the ones that have line tables.
    let backtrace = "enable=yes,preset=friendly,registers=none,images=none,limit=8,top=0"
    let child = try ChildProcess.run(
      program, arguments, environment: ["SWIFT_BACKTRACE": backtrace])
    var view: String?
    for line in child.output.split(separator: UInt8(ascii: "\n")) {
      let event = try JSONDecoder.forEvents().decode(RenderEvent.self, from: line)
      switch event {
      case .began(let name): view = name
      case .finished, .filmed, .explained: return event
      case .failed(let message): throw Failure.rendering(message)
      }
    }
    if let signal = child.signal { throw Failure.trap(signal: signal, view: view) }
    throw Failure.earlyExit(code: child.exitCode, view: view)
  }
}
