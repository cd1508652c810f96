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
  private let backtrace: Backtrace
  private let limit: Seconds?
  private var deadline: ContinuousClock.Instant?
  /// Whether the program has work; a session without a command has none.
  private var isBusy: Bool
  /// Guards the deadline and whether there is work, since commands come from other threads.
  private let lock = NSLock()
  private var stage = Stage.running
  private var stopCount = 0
  private var progress = Progress()
  private var activity = "starting"
  private var line = Data()
  private var view: String?
  private var evaluated: String?
  private var warnings: [ScreenWarnings] = []
  private var errors = ErrorOutput()
  private let observe: (RenderEvent<Report>) -> Void
  private var result: Result<Report, Failure>?

  /// Runs the program, and returns its report; its warnings are passed on even if it fails, and
  /// every event while the program runs.
  ///
  /// The run fails if a step or picture takes longer than the limit.
  static func report(
    of folder: RunFolder, job: RenderJob, limit: Seconds?, warn: ([ScreenWarnings]) -> Void,
    observe: @escaping (RenderEvent<Report>) -> Void = { _ in }
  ) throws -> Report {
    let run = try ViewRun(folder, job, limit, observe)
    defer { warn(run.warnings) }
    return try run.report()
  }

  init(
    _ folder: RunFolder, _ job: RenderJob, _ limit: Seconds?,
    _ observe: @escaping (RenderEvent<Report>) -> Void
  ) throws {
    self.observe = observe
    if case .session = job.task { isBusy = false } else { isBusy = true }
    StackLimit.raise()
    let text = String(decoding: try JSONEncoder().encode(job), as: UTF8.self).unicodeScalars
    // Linux allows at most 128 KiB in one argument, and scripts may be longer.
    let arguments = stride(from: 0, to: text.count, by: 30_000).map {
      String(text.dropFirst($0).prefix(30_000))
    }
    backtrace = Backtrace(in: folder.url)
    var environment = folder.environment
    environment["SWIFT_BACKTRACE"] =
      ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] ?? backtrace.settings
    // The order of sets and dictionaries, which views may show.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    // UIKit on another queue is a warning, as by Xcode's checker: the main thread waits for the
    // work.
    environment["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE"] = "legacy"
    environment["SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL"] = "1"
    child = ChildProcess(
      folder.program, arguments, environment: environment, readsErrors: true)
    self.limit = limit
    extendDeadline()
  }

  /// Runs the program to its end.
  func report() throws -> Report {
    let exit = try child.run {
      receive($0)
    } receiveErrors: {
      show(errors.receive($0))
    } tick: {
      show(errors.showLine())
      tick()
    }
    let hasTrapped = result == nil && stage == .running && exit.signal != nil
    show(errors.finish(isReported: hasTrapped))
    if let result { return try result.get() }
    if stage != .running, let limit {
      throw Failure.timeout(
        limit: limit.text, view: view, evaluated: evaluated, calls: backtrace.calls)
    }
    if exit.signal != nil, let reason = errors.trapReason, reason.hasPrefix(RefusedCode.mark) {
      throw Failure.refusedCode(
        reason: String(reason.dropFirst(RefusedCode.mark.count)), view: view)
    }
    if let signal = exit.signal {
      throw Failure.trap(
        signal: signal, reason: errors.trapReason, view: view,
        recursion: signal == SIGSEGV ? backtrace.recursiveFunction : nil, calls: backtrace.calls)
    }
    throw Failure.earlyExit(code: exit.code, view: view)
  }

  private func show(_ data: Data) {
    // There is no way to report a message that cannot be written.
    if !data.isEmpty { try? FileHandle.standardError.write(contentsOf: data) }
  }

  // MARK: Sessions

  /// Sends a command to a session; its answer is an event.
  func send(_ command: SessionCommand) throws {
    let line = try JSONEncoder.forEvents().encode(command)
    lock.withLock { isBusy = true }
    extendDeadline()
    child.write(line + Data("\n".utf8))
  }

  /// Ends the program.
  func stop() { child.killGroup() }

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
    case .began(let name, _):
      view = name
      activity = "laying out \(name)"
    case .drawing(let number, let count):
      activity = "drawing \(number)" + (count.map { " of \($0)" } ?? "")
    case .evaluating(let name):
      evaluated = name
      if stage == .asked { expire(after: .zero) }
      return
    case .took, .left: break
    case .answered: lock.withLock { isBusy = false }
    case .warned(let screen): warnings.append(screen)
    // A program that ends while it is being stopped has taken too long.
    case .finished(let report): if stage == .running { result = .success(report) }
    case .failed(let message, let isChoice):
      if stage == .running { result = .failure(isChoice ? .choice(message) : .rendering(message)) }
    }
    if stage == .running {
      extendDeadline()
      observe(event)
    }
  }

  // MARK: Limit

  private func extendDeadline() {
    lock.withLock { deadline = isBusy ? limit.map { .now + .seconds($0.value) } : nil }
  }

  private func expire(after duration: Duration) {
    lock.withLock { deadline = .now + duration }
  }

  private func tick() {
    if stage == .running { progress.show(activity) }
    guard let deadline = lock.withLock({ deadline }), ContinuousClock.now >= deadline else {
      return
    }
    switch stage {
    case .running:
      child.request()
      stage = .asked
      expire(after: .seconds(1))
    case .asked:
      // The runtime of Swift prints a backtrace on this signal, and the program continues.
      child.signalProgram(SIGABRT)
      stage = .stopping
      // A second signal would end the program before the backtrace is complete.
      expire(after: .seconds(4))
    case .stopping:
      stopCount += 1
      if stopCount < 20 { child.signalProgram(SIGABRT) } else { child.killGroup() }
      expire(after: .seconds(1))
    }
  }
}
