import Foundation

/// A program run to its end.
struct ChildProcess {
  var exitCode: Int32
  /// The signal that ended it, if one did.
  var signal: Int32?
  var output: Data

  /// Runs a program, which adds its messages to ours.
  static func run(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    messages: FileHandle = .standardError
  ) throws -> ChildProcess {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { own, _ in own }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = messages
    endChildrenWithUs()
    do {
      try process.run()
    } catch {
      throw Failure.missingTool("cannot run \(executable.path): \(error.localizedDescription)")
    }
    runningGroup = process.processIdentifier
    defer { runningGroup = 0 }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return ChildProcess(
      exitCode: process.terminationStatus,
      signal: wasKilled ? process.terminationStatus : nil, output: output)
  }
}

/// The group of the child that runs; Foundation gives each child one of its own.
nonisolated(unsafe) private var runningGroup: pid_t = 0

/// Has whoever interrupts `snap` end its child too, of which the terminal does not know.
private func endChildrenWithUs() {
  var interruptions = sigset_t()
  sigemptyset(&interruptions)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    sigaddset(&interruptions, number)
    signal(number) { number in
      if runningGroup > 0 { kill(-runningGroup, SIGTERM) }
      _exit(128 + number)
    }
  }
  // Whoever started us may have blocked them, and our children inherit that.
  pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
}
