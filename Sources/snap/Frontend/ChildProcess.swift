import Foundation
import Render

/// A running program, whose output is read until it ends.
final class ChildProcess {
  /// The result of a program that has ended.
  struct Exit {
    var code: Int32
    /// The signal that ended the program; nil for none.
    var signal: Int32?
  }

  private let process = Process()
  private let output = Pipe()
  /// The program's standard input, which is closed when this process ends.
  private let input = Pipe()
  private let exit = DispatchSemaphore(value: 0)

  /// Prepares a program; its standard error goes to `messages`, and the variables extend or
  /// override those of this process.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    messages: FileHandle = .standardError
  ) {
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardInput = input
    process.standardError = messages
    // The program must not inherit the end of the pipe that keeps its own input open.
    _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Runs the program to its end and returns what it writes to standard output.
  static func run(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    messages: FileHandle = .standardError, activity: String? = nil
  ) throws -> (exit: Exit, output: Data) {
    let child = ChildProcess(
      executable, arguments, environment: environment, messages: messages)
    var data = Data()
    var progress = Progress()
    let exit = try child.run {
      data.append($0)
    } tick: {
      if let activity { progress.show(activity) }
    }
    return (exit, data)
  }

  /// Runs the program to its end; `tick` is called ten times a second.
  func run(receive: (Data) -> Void, tick: () -> Void) throws -> Exit {
    // `waitUntilExit()` polls on Linux.
    process.terminationHandler = { [exit] _ in exit.signal() }
    endChildrenWithUs()
    do {
      try process.run()
    } catch {
      throw Failure.missingTool(
        "cannot run \(process.executableURL?.path ?? ""): \(error.reason)")
    }
    runningGroup = process.processIdentifier
    defer { runningGroup = 0 }
    let file = output.fileHandleForReading.fileDescriptor
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      tick()
      var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, Self.tickMilliseconds) > 0 else { continue }
      let count = read(file, &buffer, buffer.count)
      if count > 0 { receive(Data(buffer[..<count])) }
      if count == 0 || count < 0 && errno != EINTR { break }
    }
    while exit.wait(timeout: .now() + .milliseconds(Int(Self.tickMilliseconds))) == .timedOut {
      tick()
    }
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Exit(
      code: process.terminationStatus, signal: wasKilled ? process.terminationStatus : nil)
  }

  private static let tickMilliseconds: Int32 = 100

  /// Writes a byte to the program's standard input, which asks it to report.
  func request() {
    var byte: UInt8 = 1
    // Writing to a program that has ended must not end this process.
    signal(SIGPIPE, SIG_IGN)
    _ = write(input.fileHandleForWriting.fileDescriptor, &byte, 1)
    signal(SIGPIPE, SIG_DFL)
  }

  /// Sends the program a signal.
  func signalProgram(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Ends the program and the programs that it has started.
  func killGroup() {
    kill(-process.processIdentifier, SIGKILL)
  }
}

/// The process group of the running child, or 0 for none; Foundation gives each child its own
/// group.
nonisolated(unsafe) private var runningGroup: pid_t = 0

/// Makes signals that end `snap` also end its child, which is not in the terminal's process group.
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
  // The parent process may have blocked the signals, and children inherit the mask.
  pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
}
