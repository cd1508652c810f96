import Foundation

/// The result of a program that has ended.
struct ChildProcess {
  var exitCode: Int32
  /// The signal that ended it, if one did.
  var signal: Int32?
  var output: Data

  /// Runs a program to its end; its standard error goes to `messages`.
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
    // `waitUntilExit()` polls on Linux.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    endChildrenWithUs()
    do {
      try process.run()
    } catch {
      throw Failure.missingTool("cannot run \(executable.path): \(error.localizedDescription)")
    }
    runningGroup = process.processIdentifier
    defer { runningGroup = 0 }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    exit.wait()
    let wasKilled = process.terminationReason == .uncaughtSignal
    return ChildProcess(
      exitCode: process.terminationStatus,
      signal: wasKilled ? process.terminationStatus : nil, output: output)
  }
}

/// The process group of the running child, or 0; Foundation gives each child its own group.
nonisolated(unsafe) private var runningGroup: pid_t = 0

/// Makes signals that end `snap` end its child too, which is not in the terminal's group.
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
  // The parent process may have blocked them, and children inherit the mask.
  pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
}
