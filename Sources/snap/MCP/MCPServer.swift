import Foundation

/// A server of the Model Context Protocol: requests of JSON-RPC 2.0 on standard input, one a line.
///
/// A call runs in a separate thread, so that pings and cancellations are answered meanwhile. Calls
/// run one after the other, since all may write the same files.
final class MCPServer: @unchecked Sendable {
  private let lock = NSLock()
  private var runs: [JSONValue: ToolRun] = [:]
  private let queue = DispatchQueue(label: "mcp")
  private let pending = DispatchGroup()

  /// The versions of the protocol, the newest first.
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]
  /// The longest line, in bytes.
  static let lineLimit = 4 << 20

  /// Answers requests until standard input ends, and finishes the calls that it has received.
  func run() throws {
    var reader = LineReader(limit: Self.lineLimit)
    while let line = reader.next() {
      switch line {
      case .tooLong:
        try sendError(-32600, "a line exceeds \(Self.lineLimit >> 20) MiB", to: .null)
      case .line(let data): try receive(data)
      }
    }
    pending.wait()
  }

  private func receive(_ data: Data) throws {
    guard !data.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) else { return }
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      return try sendError(-32700, "this line is not JSON", to: .null)
    }
    let id = message["id"]
    switch id {
    case nil, .string, .integer, .number: break
    default: return try sendError(-32600, "'id' is no string or number", to: .null)
    }
    guard message["jsonrpc"] == "2.0", let method = message["method"]?.string else {
      // A response to a request that this server has not made needs no answer.
      if message["result"] != nil || message["error"] != nil { return }
      return try sendError(-32600, "this is no request of JSON-RPC 2.0", to: id ?? .null)
    }
    guard let id else { return notice(method, message["params"]) }
    try answer(method, message["params"], id)
  }

  private func notice(_ method: String, _ parameters: JSONValue?) {
    guard method == "notifications/cancelled", let id = parameters?["requestId"] else { return }
    lock.withLock { runs[id] }?.cancel()
  }

  private func answer(_ method: String, _ parameters: JSONValue?, _ id: JSONValue) throws {
    switch method {
    case "initialize":
      let wanted = parameters?["protocolVersion"]?.string ?? ""
      let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
      try send(
        [
          "protocolVersion": .string(version), "capabilities": ["tools": [:]],
          "serverInfo": ["name": "snap", "version": .string(Snap.configuration.version)],
        ], to: id)
    case "ping": try send([:], to: id)
    case "tools/list": try send(ToolCall.list, to: id)
    case "tools/call":
      do {
        try start(ToolRun(try ToolCall(parameters)), id)
      } catch let invalid as ToolCall.Invalid {
        try sendError(-32602, invalid.message, to: id)
      }
    default: try sendError(-32601, "there is no method '\(method.visible)'", to: id)
    }
  }

  private func start(_ run: ToolRun, _ id: JSONValue) throws {
    let isNew = lock.withLock {
      guard runs[id] == nil else { return false }
      runs[id] = run
      return true
    }
    guard isNew else { return try sendError(-32600, "a request with this id is running", to: id) }
    queue.async(group: pending) { [self] in
      let result = run.isCancelled ? nil : run.result()
      lock.withLock { runs[id] = nil }
      // A cancelled request has no answer.
      guard let result, !run.isCancelled else { return }
      do {
        try send(result, to: id)
      } catch {
        // Nobody reads the answers of the others either.
        for run in lock.withLock({ Array(runs.values) }) { run.cancel() }
      }
    }
  }

  // MARK: Answers

  private func send(_ result: JSONValue, to id: JSONValue) throws {
    try write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func sendError(_ code: Int, _ message: String, to id: JSONValue) throws {
    try write([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(code), "message": .string(message)],
    ])
  }

  private func write(_ message: JSONValue) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(message) + Data("\n".utf8)
    try lock.withLock { try Terminal.write(data) }
  }
}

/// Lines of standard input, of a limited length.
private struct LineReader {
  enum Line {
    case line(Data)
    case tooLong
  }

  let limit: Int
  private var data = Data()
  private var hasEnded = false
  /// Whether the rest of a line that is too long is skipped.
  private var skips = false

  init(limit: Int) { self.limit = limit }

  mutating func next() -> Line? {
    while true {
      if let end = data.firstIndex(of: UInt8(ascii: "\n")) {
        let line = data[..<end]
        data = Data(data[(end + 1)...])
        if skips {
          skips = false
          continue
        }
        return line.count > limit ? .tooLong : .line(Data(line))
      }
      if skips { data = Data() }
      if data.count > limit {
        data = Data()
        skips = true
        return .tooLong
      }
      if hasEnded {
        guard !data.isEmpty else { return nil }
        defer { data = Data() }
        return .line(data)
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 { data.append(contentsOf: buffer[..<count]) }
      if count == 0 || count < 0 && errno != EINTR { hasEnded = true }
    }
  }
}
