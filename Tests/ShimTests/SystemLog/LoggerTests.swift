import Foundation
import OSLog
import Testing

private final class Lines: @unchecked Sendable {
  var all: [String] = []
}

@Suite(.serialized) struct LoggerTests {
  @Test func messagesReachTheSink() {
    let lines = Lines()
    Logger.sink = { level, text in lines.all.append("\(level.rawValue) \(text)") }
    defer { Logger.sink = nil }
    let logger = Logger(subsystem: "app", category: "test")
    let name: String? = nil
    logger.debug("a \(3, privacy: .public) \(name)")
    logger.error("b \(1.5, format: .fixed(precision: 2))")
    os_log("c %{public}d", log: .default, type: .info, 4)
    os_log(.error, "d %{public}@", "e" as NSString)
    #expect(lines.all == ["2 a 3 nil", "16 b 1.50", "1 c 4", "16 d e"])
  }

  @Test func valuesAreWrittenInTheirFormats() {
    let lines = Lines()
    Logger.sink = { _, text in lines.all.append(text) }
    defer { Logger.sink = nil }
    let logger = Logger()
    let hexadecimal = OSLogIntegerFormatting.hex(includePrefix: true, uppercase: true)
    logger.log("\(255, format: hexadecimal) \(7, format: .decimal(minDigits: 3))")
    logger.log("\(8, format: .octal)")
    logger.log("\(5, format: .decimal(explicitPositiveSign: true), privacy: .public)")
    logger.log("\(1.5, format: .exponential(precision: 1)) \(1.5, format: .hybrid)")
    logger.log("\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|")
    logger.log("\(true, format: .answer) \(9, format: .byteCount) \(2, format: .darwinErrno)")
    logger.log("\(Int32(0x0100_007F), format: .ipv4Address)")
    os_log("value \(3)")
    os_log("plain %d", 4)
    #expect(
      lines.all == [
        "0xFF 007", "10", "+5", "1.5e+00 1.5", "  ab|ab  |",
        "YES 9 B [2: No such file or directory]", "127.0.0.1", "value 3", "plain 4",
      ])
    #expect(OSLog.default.isEnabled(type: .debug))
  }

  @Test func signpostsTakeMessages() {
    let log = OSLog(subsystem: "app", category: "test")
    let id = OSSignpostID(log: log, object: log)
    os_signpost(.begin, log: log, name: "load", signpostID: id, "%@ %d", "a" as NSString, 1)
    let signposter = OSSignposter(logHandle: log)
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID(), "\(3) items")
    signposter.emitEvent("step", "at \(4)")
    signposter.endInterval("load", state, "done")
    #expect(signposter.withIntervalSignpost("sum", "of \(2)") { 1 + 1 } == 2)
    #expect(OSSignpostID.null < .exclusive && OSSignpostID(7).rawValue == 7)
  }
}
