import Foundation
import SnapRuntime

/// Runs a compiled program on a job.
enum ViewRun {
  /// The pictures that the program made, in order.
  static func frames(of program: URL, job: RenderJob) throws -> [RenderedFrame] {
    let argument = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    // Of a trap the user's own lines matter: they are the ones that have line tables.
    let backtrace = "enable=yes,preset=friendly,registers=none,images=none,limit=8,top=0"
    let child = try ChildProcess.run(
      program, [argument], environment: ["SWIFT_BACKTRACE": backtrace])
    var view: String?
    for line in child.output.split(separator: UInt8(ascii: "\n")) {
      switch try JSONDecoder().decode(RenderEvent.self, from: line) {
      case .began(let name): view = name
      case .finished(let frames): return frames
      case .failed(let message): throw Failure.rendering(message)
      }
    }
    if let signal = child.signal { throw Failure.trap(signal: signal, view: view) }
    throw Failure.earlyExit(code: child.exitCode, view: view)
  }
}
