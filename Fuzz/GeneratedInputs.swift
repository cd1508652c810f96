import Drawing
import Foundation

/// Runs a target with generated inputs from a number on: a number of them, or as many as fit a time.
///
/// An input that takes more than `timeLimit` ends the program.
@MainActor func runGenerated(
  _ target: FuzzTarget, from first: UInt32, count: UInt32 = .max, seconds: Double = .infinity
) {
  let start = ContinuousClock.now
  let watch = ProcessorTimeWatch(limit: timeLimit)
  var number = UInt64(first)
  while number - UInt64(first) < count, (ContinuousClock.now - start) / .seconds(1) < seconds {
    let name = "\(target) \(number)"
    // Before the run, so that the last line names an input that ends the program.
    FileHandle.standardError.write(Data("\(name)\n".utf8))
    watch.begin(name)
    failures = []
    target.run(randomBytes(seed: number, count: sessionLength))
    if !failures.isEmpty { failedInputs += 1 }
    for failure in failures { FileHandle.standardError.write(Data("error: \(failure)\n".utf8)) }
    number += 1
  }
  let count = number - UInt64(first)
  guard failedInputs == 0 else {
    print("\(failedInputs) of \(count) inputs failed")
    exit(1)
  }
  print("\(count) inputs are clean")
}

/// The number of generated inputs that failed without ending the program.
@MainActor private var failedInputs: UInt64 = 0

/// The failures of the input that is running.
@MainActor private(set) var failures: [String] = []

/// Reports that the running input shows a defect.
@MainActor func reportFailure(_ message: String) {
  failures.append(message)
}

/// The processor time that one input may take, in seconds.
///
/// Inputs take a few seconds in a debug build, and the load of the machine hardly counts.
private let timeLimit = 60.0

/// Ends the program if an input takes too much processor time.
private final class ProcessorTimeWatch: @unchecked Sendable {
  private let lock = NSLock()
  private let limit: Double
  private var name = ""
  private var start = clock()

  init(limit: Double) {
    self.limit = limit
    Thread.detachNewThread { [self] in
      while true {
        // Not `Thread.sleep`, for which a screen moves its own time.
        poll(nil, 0, 100)
        check()
      }
    }
  }

  func begin(_ name: String) {
    lock.withLock { (self.name, start) = (name, clock()) }
  }

  private func check() {
    lock.withLock {
      guard Double(clock() - start) / 1e6 > limit else { return }
      FileHandle.standardError.write(
        Data("error: \(name) takes more than \(Int(limit)) s of processor time\n".utf8))
      _exit(1)
    }
  }
}

/// Returns pseudorandom bytes that a number determines.
func randomBytes(seed: UInt64, count: Int) -> [UInt8] {
  var random = RandomNumbers(seed: seed)
  return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
}
