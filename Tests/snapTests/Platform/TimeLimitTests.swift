import Foundation
import Testing

@testable import snap

struct TimeLimitTests {
  @Test func aProgramThatTakesTooLongIsEnded() throws {
    let start = TimeLimit.timeOfChildren
    let run = try ChildProcess.run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "while :; do :; done"], isCompiler: true, seconds: 1)
    #expect(run.exit.signal == SIGXCPU)
    #expect(TimeLimit.timeOfChildren - start > 0.5)
  }
}
