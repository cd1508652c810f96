import Foundation
import Render
import SnapRuntime

/// A running program, whose output is read until it ends.
final class ChildProcess {
  /// The result of a program that has ended.
  struct Exit {
    var code: Int32
    /// The signal that ended the program; nil for none.
    var signal: Int32?
  }

  private let process = Process()
  private let output: Pipe
  /// The program's standard input, which is closed when this process ends.
  private let input: Pipe
  private let messages: FileHandle
  /// The program's standard error; nil if it goes elsewhere.
  private let errors: Pipe?
  private let exit = DispatchSemaphore(value: 0)

  /// Prepares a program; its standard error goes to `messages`, which is closed with this object
  /// unless all share it, and the variables extend or override those of this process.
  ///
  /// A compiler has a limit of memory, and one of processor time if that is given, in seconds. With
  /// `readsErrors`, standard error is read while the program runs, and `messages` is not used.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    messages: FileHandle = .standardError, readsErrors: Bool = false, isCompiler: Bool = false,
    seconds: Int? = nil
  ) {
    (output, input, errors) = Self.spawning.withLock {
      let pipes = (Pipe(), Pipe(), readsErrors ? Pipe() : nil)
      // The program must not inherit the end of the pipe that keeps its own input open; another
      // program must inherit neither end.
      for pipe in [pipes.0, pipes.1, pipes.2].compactMap(\.self) {
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
          _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
      }
      return pipes
    }
    var command = (executable, arguments)
    if let seconds { command = TimeLimit.command(executable, arguments, seconds: seconds) }
    if isCompiler { command = MemoryLimit.command(command.0, command.1) }
    (process.executableURL, process.arguments) = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Its own description of a crash is enough, and a backtrace of it takes many seconds.
    if isCompiler { process.environment?["SWIFT_BACKTRACE"] = "enable=no" }
    process.standardOutput = output
    process.standardInput = input
    process.standardError = errors ?? messages
    self.messages = messages
  }

  deinit {
    // Foundation keeps them open after the end of a program, so that a server would run out of them.
    try? output.fileHandleForReading.close()
    try? input.fileHandleForWriting.close()
    try? errors?.fileHandleForReading.close()
    if messages !== FileHandle.standardError, messages !== FileHandle.nullDevice {
      try? messages.close()
    }
  }

  /// Held while pipes are made and while a program starts.
  private static let spawning = NSLock()

  /// Runs the program to its end and returns what it writes to standard output.
  static func run(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    messages: FileHandle = .standardError, isCompiler: Bool = false, seconds: Int? = nil,
    activity: String? = nil
  ) throws -> (exit: Exit, output: Data) {
    let child = ChildProcess(
      executable, arguments, environment: environment, messages: messages, isCompiler: isCompiler,
      seconds: seconds)
    var data = Data()
    var progress = Progress()
    let exit = try child.run {
      data.append($0)
    } tick: {
      if let activity { progress.show(activity) }
    }
    return (exit, data)
  }

  /// Returns the output of a program on PATH, without its last newline; nil if it fails.
  static func output(
    of words: [String], environment: [String: String] = [:], messages: FileHandle = .nullDevice
  ) throws -> String? {
    let (exit, data) = try run(
      URL(fileURLWithPath: "/usr/bin/env"), words, environment: environment, messages: messages)
    guard exit.code == 0, exit.signal == nil else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Runs the program to its end; `tick` is called ten times a second.
  ///
  /// `receive` has what the program writes to standard output, and `receiveErrors` what it writes to
  /// standard error if that is read.
  func run(
    receive: (Data) -> Void, receiveErrors: (Data) -> Void = { _ in }, tick: () -> Void
  ) throws -> Exit {
    // `waitUntilExit()` polls on Linux.
    process.terminationHandler = { [exit] _ in exit.signal() }
    endChildrenWithUs()
    do {
      try Self.spawning.withLock { try process.run() }
    } catch {
      throw Failure.missingTool(
        "cannot run \(process.executableURL?.path ?? ""): \(error.reason)")
    }
    let slot = RunningGroups.add(process.processIdentifier)
    defer { RunningGroups.remove(slot) }
    var files = [output, errors].map {
      pollfd(fd: $0?.fileHandleForReading.fileDescriptor ?? -1, events: Int16(POLLIN), revents: 0)
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    /// Reads what the files have within a time; a file that has ended is not read again.
    func readFiles(within milliseconds: Int32) {
      guard poll(&files, nfds_t(files.count), milliseconds) > 0 else { return }
      for index in files.indices where files[index].fd >= 0 && files[index].revents != 0 {
        let count = read(files[index].fd, &buffer, buffer.count)
        if count > 0 {
          index == 0 ? receive(Data(buffer[..<count])) : receiveErrors(Data(buffer[..<count]))
        }
        if count == 0 || count < 0 && errno != EINTR { files[index].fd = -1 }
      }
    }
    while files[0].fd >= 0 {
      tick()
      readFiles(within: Self.tickMilliseconds)
    }
    while exit.wait(timeout: .now() + .milliseconds(Int(Self.tickMilliseconds))) == .timedOut {
      tick()
      readFiles(within: 0)
    }
    readFiles(within: 0)
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Exit(
      code: process.terminationStatus, signal: wasKilled ? process.terminationStatus : nil)
  }

  private static let tickMilliseconds: Int32 = 100

  /// Writes a byte to the program's standard input, which asks it to report.
  func request() {
    write(Data([ParentWatch.question]))
  }

  /// Writes bytes to the program's standard input; does nothing if the program has ended.
  func write(_ data: Data) {
    withoutPipeSignal { try? input.fileHandleForWriting.write(contentsOf: data) }
  }

  /// Sends the program a signal; does nothing before it has started and after it has ended.
  func signalProgram(_ number: Int32) {
    if let identifier, process.isRunning { kill(identifier, number) }
  }

  /// Ends the program and the programs that it has started.
  func killGroup() {
    if let identifier { kill(-identifier, SIGKILL) }
  }

  /// The identifier of the program and of its group; nil before it has started, when 0 would be
  /// this process's own group.
  private var identifier: pid_t? {
    let identifier = Self.spawning.withLock { process.processIdentifier }
    return identifier > 0 ? identifier : nil
  }
}

/// The process groups of the running children; Foundation gives each child its own group.
private enum RunningGroups {
  /// More children than any computer has processors to run at once.
  private static let capacity = 1024
  /// The groups, or 0 for none.
  ///
  /// A signal handler reads them, so they are plain memory.
  nonisolated(unsafe) private static let groups = {
    let groups = UnsafeMutablePointer<pid_t>.allocate(capacity: capacity)
    groups.initialize(repeating: 0, count: capacity)
    return groups
  }()
  private static let lock = NSLock()

  /// Adds a group, and returns its place; nil if there are too many.
  static func add(_ group: pid_t) -> Int? {
    lock.withLock {
      let slot = (0..<capacity).first { groups[$0] == 0 }
      if let slot { groups[slot] = group }
      return slot
    }
  }

  static func remove(_ slot: Int?) {
    guard let slot else { return }
    lock.withLock { groups[slot] = 0 }
  }

  /// Creates the memory, which a signal handler must not do.
  static func prepare() { _ = groups }

  static func terminateAll() {
    for slot in 0..<capacity where groups[slot] > 0 { kill(-groups[slot], SIGTERM) }
  }
}

/// Writes to a pipe whose reader may have ended, which must not end this process.
///
/// The signal goes to the thread that writes, so it is blocked and consumed there: a handler would
/// apply to the whole process.
private func withoutPipeSignal(_ write: () -> Void) {
  var pipe = sigset_t(), old = sigset_t(), pending = sigset_t()
  sigemptyset(&pipe)
  sigaddset(&pipe, SIGPIPE)
  pthread_sigmask(SIG_BLOCK, &pipe, &old)
  sigpending(&pending)
  let wasPending = sigismember(&pending, SIGPIPE) == 1
  write()
  sigpending(&pending)
  if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
    var taken: Int32 = 0
    sigwait(&pipe, &taken)
  }
  pthread_sigmask(SIG_SETMASK, &old, nil)
}

/// Makes signals that end `snap` also end its children, which are not in the terminal's process
/// group.
private func endChildrenWithUs() {
  RunningGroups.prepare()
  var interruptions = sigset_t()
  sigemptyset(&interruptions)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    sigaddset(&interruptions, number)
    signal(number) { number in
      RunningGroups.terminateAll()
      _exit(128 + number)
    }
  }
  // It asks a view that takes too long for its calls.
  sigaddset(&interruptions, SIGABRT)
  // It ends a compiler at the limit of its time.
  sigaddset(&interruptions, SIGXCPU)
  // The parent process may have blocked the signals, and children inherit the mask.
  pthread_sigmask(SIG_UNBLOCK, &interruptions, nil)
}
