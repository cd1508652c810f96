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
