import Foundation
import SnapRuntime

/// The run of a compiled program on a job.
final class ViewRun<Report: Codable & Sendable> {
  private enum Stage {
    case running
    /// The limit is reached, and the program was asked to report which view it evaluates.
    case asked
    /// The program is printing a backtrace and will end.
    case stopping
  }

  private let child: ChildProcess
  private let limit: Seconds?
  private var deadline: ContinuousClock.Instant?
  private var stage = Stage.running
  private var stopCount = 0
  private var progress = Progress()
  private var activity = "starting"
  private var line = Data()
  private var view: String?
  private var evaluated: String?
  private var warnings: [ScreenWarnings] = []
  private var result: Result<Report, Failure>?

  /// Runs the program, and returns its report; its warnings are passed on even if it fails.
  ///
  /// The run fails if a step or picture takes longer than the limit.
  static func report(
    of folder: RunFolder, job: RenderJob, limit: Seconds?, warn: ([ScreenWarnings]) -> Void
  ) throws -> Report {
    let run = try ViewRun(folder, job, limit)
    defer { warn(run.warnings) }
    return try run.report()
  }

  private init(_ folder: RunFolder, _ job: RenderJob, _ limit: Seconds?) throws {
    StackLimit.raise()
    let text = String(decoding: try JSONEncoder().encode(job), as: UTF8.self).unicodeScalars
    // Linux allows at most 128 KiB in one argument, and scripts may be longer.
    let arguments = stride(from: 0, to: text.count, by: 30_000).map {
      String(text.dropFirst($0).prefix(30_000))
    }
    // A backtrace shows only lines of the user, since only these have line tables.
    let backtrace =
      "enable=yes,interactive=no,preset=friendly,registers=none,images=none,limit=8,top=0"
    var environment = folder.environment
    environment["SWIFT_BACKTRACE"] =
      ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? backtrace
    // The order of sets and dictionaries, which views may show.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    child = ChildProcess(folder.program, arguments, environment: environment)
    self.limit = limit
    extendDeadline()
  }

  private func report() throws -> Report {
    let exit = try child.run {
      receive($0)
    } tick: {
      tick()
    }
    if let result { return try result.get() }
    if stage != .running, let limit {
      throw Failure.timeout(limit: limit.text, view: view, evaluated: evaluated)
    }
    if let signal = exit.signal { throw Failure.trap(signal: signal, view: view) }
    throw Failure.earlyExit(code: exit.code, view: view)
  }

  // MARK: Events

  private func receive(_ data: Data) {
    guard let end = data.lastIndex(of: UInt8(ascii: "\n")) else { return line.append(data) }
    line.append(data[..<end])
    for line in line.split(separator: UInt8(ascii: "\n")) { handle(line) }
    line = Data(data[(end + 1)...])
  }

  private func handle(_ line: Data) {
    // A killed program may leave an incomplete event.
    guard let event = try? JSONDecoder.forEvents().decode(RenderEvent<Report>.self, from: line)
    else { return }
    switch event {
    case .began(let name):
      view = name
      activity = "laying out \(name)"
    case .drawing(let number, let count):
      activity = "drawing \(number)" + (count.map { " of \($0)" } ?? "")
    case .evaluating(let name):
      evaluated = name
      if stage == .asked { deadline = .now }
      return
    case .warned(let screen): warnings.append(screen)
    // A program that ends while it is being stopped has taken too long.
    case .finished(let report): if stage == .running { result = .success(report) }
    case .failed(let message): if stage == .running { result = .failure(.rendering(message)) }
    }
    if stage == .running { extendDeadline() }
  }

  // MARK: Limit

  private func extendDeadline() {
    deadline = limit.map { .now + .seconds($0.value) }
  }

  private func tick() {
    if stage == .running { progress.show(activity) }
    guard let deadline, ContinuousClock.now >= deadline else { return }
    switch stage {
    case .running:
      child.request()
      stage = .asked
      self.deadline = .now + .seconds(1)
    case .asked:
      // The runtime of Swift prints a backtrace on this signal, and the program continues.
      child.signalProgram(SIGABRT)
      stage = .stopping
      // A second signal would end the program before the backtrace is complete.
      self.deadline = .now + .seconds(4)
    case .stopping:
      stopCount += 1
      if stopCount < 20 { child.signalProgram(SIGABRT) } else { child.killGroup() }
      self.deadline = .now + .seconds(1)
    }
  }
}
