import Foundation

/// The messages of a WebSocket connection (RFC 6455), seen from the server.
struct WebSocket: Sendable {
  private let socket: StreamSocket

  /// The largest message of a client, in bytes.
  private static let messageLimit = 1 << 20

  /// Answers the handshake of a request; nil if the request asks for no WebSocket.
  init?(_ request: HTTPRequest, on socket: StreamSocket) {
    guard request.headers["upgrade"]?.lowercased() == "websocket",
      request.headers["sec-websocket-version"] == "13",
      let key = request.headers["sec-websocket-key"], Data(base64Encoded: key)?.count == 16
    else { return nil }
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(Self.answer(to: key))",
    ]
    guard socket.write(Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)) else {
      return nil
    }
    self.socket = socket
  }

  /// Returns the proof that the server has read the key: section 4.2.2 of the RFC.
  static func answer(to key: String) -> String {
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return Data(SHA1.digest(of: Array(text.utf8))).base64EncodedString()
  }

  // MARK: Messages

  private enum Opcode: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// Waits for the next text; nil after the end of the connection, and after a message that breaks
  /// the protocol.
  func nextText() -> String? {
    socket.waitForever()
    var message: [UInt8] = []
    var isInMessage = false
    while let (opcode, isFinal, payload) = nextFrame() {
      switch opcode {
      case .text, .continuation:
        guard isInMessage == (opcode == .continuation),
          message.count + payload.count <= Self.messageLimit
        else { return nil }
        message += payload
        isInMessage = !isFinal
        if isFinal { return String(validating: message, as: UTF8.self) }
      case .ping: send(.pong, payload)
      case .pong: break
      case .close:
        send(.close, Array(payload.prefix(2)))
        return nil
      case .binary: return nil
      }
    }
    return nil
  }

  /// Reads a frame; nil if it is not one of a client.
  private func nextFrame() -> (opcode: Opcode, isFinal: Bool, payload: [UInt8])? {
    guard let head = socket.read(2), head[0] & 0x70 == 0,
      let opcode = Opcode(rawValue: head[0] & 15),
      head[1] & 0x80 != 0
    else { return nil }
    var count = Int(head[1] & 0x7f)
    if count > 125 {
      guard opcode.rawValue < 8, let bytes = socket.read(count == 126 ? 2 : 8) else { return nil }
      let long = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard long <= UInt64(Self.messageLimit) else { return nil }
      count = Int(long)
    }
    guard let mask = socket.read(4), var payload = socket.read(count) else { return nil }
    for index in payload.indices { payload[index] ^= mask[index & 3] }
    return (opcode, head[0] & 0x80 != 0, payload)
  }

  /// Sends a text; returns whether the client takes it.
  @discardableResult
  func send(_ text: Data) -> Bool {
    send(.text, text)
  }

  @discardableResult
  private func send(_ opcode: Opcode, _ payload: some Collection<UInt8>) -> Bool {
    var frame = Data([0x80 | opcode.rawValue])
    let count = payload.count
    switch count {
    case ..<126: frame.append(UInt8(count))
    case ..<65_536: frame += [126, UInt8(count >> 8), UInt8(count & 255)]
    default: frame += [127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    frame += payload
    return socket.write(frame)
  }

  /// Ends the connection.
  func close() { socket.shutDown() }
}
