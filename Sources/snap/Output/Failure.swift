import ArgumentParser
import Foundation
import Render

/// The reason why a command fails.
enum Failure: Error {
  case unreadable(path: String, reason: String)
  case noSources(folder: String)
  case unwritable(path: String, reason: String)
  case unusableCache(path: String, reason: String)
  case missingTool(String)
  /// The compiler refuses the sources, with messages.
  case compilation([CompilerMessages.Message])
  /// The compiler was stopped, because it took more memory than the limit.
  case memory(bytes: UInt64)
  /// The program ended by a signal, in the innermost calls of the user's code, or because a function
  /// of it called itself without end.
  case trap(
    signal: Int32, reason: String?, view: String?, recursion: String?, calls: [String])
  case earlyExit(code: Int32, view: String?)
  /// A view has used code that the compiler refuses for a reason.
  case refusedCode(reason: String, view: String?)
  /// The program was stopped, because a step or picture took longer than the limit.
  case timeout(limit: String, view: String?, evaluated: String?, calls: [String])
  case rendering(String)
  case choice(String)
}

extension Failure {
  /// The failure to write a file or folder; an error that names a path itself keeps it.
  static func unwritable(path: String, after error: any Error) -> Failure {
    if let failure = error as? Failure { return failure }
    if case .cannotWrite(let path, let reason) = error as? RenderError {
      return .unwritable(path: path, reason: reason)
    }
    return .unwritable(path: path, reason: error.reason)
  }

  var exitCode: ExitCode {
    switch self {
    case .unreadable, .noSources, .unwritable, .unusableCache, .missingTool, .rendering:
      ExitCode(2)
    case .compilation, .memory, .trap, .earlyExit, .refusedCode, .timeout: ExitCode(3)
    case .choice: ExitCode(64)
    }
  }

  var message: String? {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path.visible): \(reason)"
    case .noSources(let folder): "no Swift files in \(folder.visible)"
    case .unwritable(let path, let reason): "cannot write \(path.visible): \(reason)"
    case .unusableCache(let path, let reason):
      "cannot use \(path.visible) as the cache: \(reason); name another folder in SNAP_CACHE"
    case .missingTool(let text), .rendering(let text), .choice(let text): text
    case .compilation(let messages):
      messages.isEmpty ? nil : CompilerMessages.text(of: messages)
    case .memory(let bytes):
      String(
        format: "stopped: the compiler needs more than the %.1f GiB of memory that it may take; "
          + "name fewer files, or split a long expression",
        Double(bytes) / Double(1 << 30))
    case .trap(let signal, let reason, let view, let recursion, let calls):
      "trapped: \(reason.map { "\($0), " } ?? "")\(signalName(signal)) while rendering \(view ?? "the first view")"
        + (recursion.map { "; '\($0)' calls itself without end, so the stack is full" } ?? "")
        + Self.lines(calls)
    case .earlyExit(let code, let view):
      "the program exited with code \(code) while rendering \(view ?? "the first view")"
    case .refusedCode(let reason, let view):
      "a part of \(view ?? "the first view") does not compile: \(reason)"
    case .timeout(let limit, let view, let evaluated, let calls):
      "stopped: \(view ?? "the first view") took longer than \(limit)"
        + (evaluated.map { " while '\($0)' was evaluated" } ?? "")
        + "; '--timeout' changes the limit" + Self.lines(calls)
    }
  }

  /// Prints all failures but the last one, which is thrown; does nothing without failures.
  static func throwLast(of failures: [Failure]) throws {
    for failure in failures.dropLast() { failure.print() }
    if let last = failures.last { throw last }
  }

  /// Prints the message on standard error; those of the compiler have their kind.
  func print() {
    guard let message else { return }
    if case .compilation = self {
      Terminal.printError(message)
    } else {
      Terminal.printError("error: \(message)")
    }
  }

  /// Whether the code of a view ended the program.
  var isFaultOfView: Bool {
    switch self {
    case .trap, .earlyExit, .refusedCode, .timeout: true
    default: false
    }
  }

  private static func lines(_ calls: [String]) -> String {
    calls.map { "\n  at \($0)" }.joined()
  }
}

/// Runs a command, and reports a failure as a message on standard error and an exit code.
func reportingFailure(_ work: () throws -> Void) throws {
  do {
    try work()
  } catch let failure as Failure {
    failure.print()
    throw failure.exitCode
  } catch  where !(error is ExitCode) && !(error is ValidationError) {
    Terminal.printError("error: \(error.reason)")
    throw ExitCode(2)
  }
}

extension Error {
  /// The message for a user, without "error:".
  var userMessage: String { (self as? Failure)?.message ?? reason }
}

private func signalName(_ signal: Int32) -> String {
  let names = [
    SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGSEGV: "SIGSEGV", SIGKILL: "SIGKILL", SIGTERM: "SIGTERM",
  ]
  return "signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
}
