import Foundation
import Testing

@testable import snap

struct MemoryLimitTests {
  @Test func onlyACompilerHasTheLimit() throws {
    func limit(isCompiler: Bool) throws -> String {
      let run = try ChildProcess.run(
        URL(fileURLWithPath: "/bin/sh"), ["-c", "ulimit -d"], isCompiler: isCompiler)
      return String(decoding: run.output, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try limit(isCompiler: true) == "\(MemoryLimit.size >> 10)")
    let own = try limit(isCompiler: false)
    #expect(own == "unlimited" || own == "\(MemoryLimit.size >> 10)")
    #expect(MemoryLimit.size <= max(ProcessInfo.processInfo.physicalMemory / 4 * 3, 4 << 30))
  }

  @Test func aCompilerWithoutMemoryIsReported() throws {
    let pictures = try PictureFolder()
    let log = URL(fileURLWithPath: pictures.path + "/messages")
    try Data("error: a\nLLVM ERROR: out of memory\nAllocation failed\n".utf8).write(to: log)
    let failure = #expect(throws: Failure.self) { try MemoryLimit.check(messages: log) }
    #expect(failure?.exitCode.rawValue == 3)
    #expect(failure?.message?.hasPrefix("stopped: the compiler needs more than the ") == true)
    try Data("error: a\n".utf8).write(to: log)
    try MemoryLimit.check(messages: log)
  }
}
