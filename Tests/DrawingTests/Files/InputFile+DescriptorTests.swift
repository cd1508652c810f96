import Drawing
import Foundation
import Testing

/// The thread that makes it.
private struct RunningThread: @unchecked Sendable {
  let thread = pthread_self()
}

struct InputFileDescriptorTests {
  /// A pipe whose ends are closed afterwards.
  private func withPipe(_ work: (_ reader: Int32, _ writer: Int32) throws -> Void) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { ends.forEach { close($0) } }
    try work(ends[0], ends[1])
  }

  @Test func aFileIsReadToItsEndOrANumberOfBytes() throws {
    try withPipe { reader, writer in
      #expect(write(writer, "abcdef", 6) == 6)
      let first = try InputFile.data(from: reader, upToCount: 4)
      let rest = try InputFile.nextData(from: reader)
      #expect(first == Data("abcd".utf8) && rest == Data("ef".utf8))
    }
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(try InputFile.data(from: file).isEmpty)
    #expect(throws: InputError.self) { try InputFile.data(from: -1) }
  }

  @Test(.timeLimit(.minutes(1))) func aSignalDoesNotEndReading() throws {
    // A handler without SA_RESTART interrupts the system's `read`.
    var action = sigaction()
    #if os(Linux)
      action.__sigaction_handler.sa_handler = { _ in }
    #else
      action.__sigaction_u.__sa_handler = { _ in }
    #endif
    var old = sigaction()
    sigaction(SIGWINCH, &action, &old)
    defer { sigaction(SIGWINCH, &old, nil) }
    try withPipe { reader, writer in
      let end = dup(writer)
      let reading = RunningThread()
      Thread.detachNewThread {
        for _ in 0..<20 {
          usleep(5_000)
          pthread_kill(reading.thread, SIGWINCH)
        }
        _ = write(end, "abc", 3)
        close(end)
      }
      let data = try InputFile.data(from: reader, upToCount: 3)
      #expect(data == Data("abc".utf8))
    }
  }
}
