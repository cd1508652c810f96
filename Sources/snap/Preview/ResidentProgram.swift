import Foundation
import SnapRuntime

/// A compiled program that keeps running and answers commands about its screens.
final class ResidentProgram: @unchecked Sendable {
  private let run: ViewRun<Never>
  private let outcomes: OutcomeQueue
  /// Held while a command is performed.
  private let turn = NSLock()

  private final class OutcomeQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var answer: SessionAnswer?
    private var end: (any Error)?
    private var last: ViewPlace?

    func add(_ new: SessionAnswer) {
      condition.withLock {
        answer = new
        condition.signal()
      }
    }

    func begin(at place: ViewPlace?) { condition.withLock { last = place ?? last } }

    /// The place of the view that began last; nil if none has.
    var lastPlace: ViewPlace? { condition.withLock { last } }

    func finish(_ error: any Error) {
      condition.withLock {
        end = error
        condition.signal()
      }
    }

    /// Waits for the answer; throws if the program has ended.
    func next() throws -> SessionAnswer {
      try condition.withLock {
        while true {
          if let answer {
            self.answer = nil
            return answer
          }
          if let end { throw end }
          condition.wait()
        }
      }
    }

    var hasEnded: Bool { condition.withLock { end != nil } }
  }

  /// Starts the program; the folder is removed when the program ends.
  init(_ folder: RunFolder, job: RenderJob, limit: Seconds?) throws {
    let outcomes = OutcomeQueue()
    self.outcomes = outcomes
    run = try ViewRun(folder, job, limit) { event in
      switch event {
      case .answered(let answer): outcomes.add(answer)
      case .began(_, let place): outcomes.begin(at: place)
      default: break
      }
    }
    nonisolated(unsafe) let (run, folder) = (run, folder)
    Thread.detachNewThread {
      do {
        _ = try run.report()
      } catch {
        outcomes.finish(error)
      }
      folder.remove()
    }
  }

  /// Whether the program has ended, such as by a trap.
  var hasEnded: Bool { outcomes.hasEnded }

  /// The place of the view that began last; nil if the program has begun none.
  var lastPlace: ViewPlace? { outcomes.lastPlace }

  /// Performs a command; commands from several threads wait for each other.
  func perform(_ command: SessionCommand) throws -> SessionAnswer {
    try turn.withLock {
      try run.send(command)
      return try outcomes.next()
    }
  }

  /// Ends the program.
  func stop() { run.stop() }
}
