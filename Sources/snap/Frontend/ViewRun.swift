import Foundation
import SnapRuntime

/// Runs a compiled program on a job.
enum ViewRun {
  /// The report of the program; its warnings are handed on even if it fails.
  static func report<Report: Codable & Sendable>(
    of program: URL, job: RenderJob, warn: ([ScreenWarnings]) -> Void
  ) throws -> Report {
    let text = String(decoding: try JSONEncoder().encode(job), as: UTF8.self).unicodeScalars
    // Linux takes at most 128 KiB in one argument, and scripts may be longer.
    let arguments = stride(from: 0, to: text.count, by: 30_000).map {
      String(text.dropFirst($0).prefix(30_000))
    }
    // A trap is shown in the user's own lines, which are the only ones with line tables.
    let backtrace = "enable=yes,preset=friendly,registers=none,images=none,limit=8,top=0"
    let child = try ChildProcess.run(
      program, arguments, environment: ["SWIFT_BACKTRACE": backtrace])
    var view: String?
    var warnings: [ScreenWarnings] = []
    defer { warn(warnings) }
    for line in child.output.split(separator: UInt8(ascii: "\n")) {
      switch try JSONDecoder.forEvents().decode(RenderEvent<Report>.self, from: line) {
      case .began(let name): view = name
      case .warned(let screen): warnings.append(screen)
      case .finished(let report): return report
      case .failed(let message): throw Failure.rendering(message)
      }
    }
    if let signal = child.signal { throw Failure.trap(signal: signal, view: view) }
    throw Failure.earlyExit(code: child.exitCode, view: view)
  }
}
