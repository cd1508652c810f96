import Foundation
import Testing

@testable import snap

/// Whether this process has received the signal of a test.
nonisolated(unsafe) private var hasSignal: sig_atomic_t = 0

nonisolated(unsafe) private var hasPipeSignal: sig_atomic_t = 0

struct ChildProcessTests {
  /// The group 0 is that of this process.
  @Test func aProgramThatHasNotStartedReceivesNoSignal() {
    // The system ignores this signal unless a handler is set.
    let old = signal(SIGURG) { _ in hasSignal = 1 }
    defer { signal(SIGURG, old) }
    let child = ChildProcess(URL(fileURLWithPath: "/bin/sleep"), ["1000"])
    child.signalProgram(SIGURG)
    raise(SIGCONT)
    #expect(hasSignal == 0)
  }

  @Test func aProgramThatHasEndedReceivesNoSignal() throws {
    let child = ChildProcess(URL(fileURLWithPath: "/bin/echo"), ["a"])
    var output = Data()
    let exit = try child.run {
      output += $0
    } tick: {
    }
    #expect(exit.code == 0 && output == Data("a\n".utf8))
    child.signalProgram(SIGKILL)
  }

  /// The handler is that of the whole process, and other threads may rely on it.
  @Test func writingToAProgramThatHasEndedRaisesNoSignal() throws {
    let old = signal(SIGPIPE) { _ in hasPipeSignal = 1 }
    defer { signal(SIGPIPE, old) }
    let child = ChildProcess(URL(fileURLWithPath: "/bin/true"), [])
    let exit = try child.run { _ in
    } tick: {
    }
    #expect(exit.code == 0)
    for _ in 0..<2 { child.write(Data("a\n".utf8)) }
    #expect(hasPipeSignal == 0)
    // A signal of this thread's own still arrives.
    raise(SIGPIPE)
    #expect(hasPipeSignal == 1)
  }

  @Test func aRunningProgramIsEnded() throws {
    let child = ChildProcess(URL(fileURLWithPath: "/bin/sleep"), ["1000"])
    let exit = try child.run { _ in
    } tick: {
      child.signalProgram(SIGTERM)
    }
    #expect(exit.signal == SIGTERM)
  }
}
