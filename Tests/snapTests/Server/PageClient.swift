import Foundation
import Testing

/// A client of the server of a page, which sends just what a test says.
final class PageClient {
  private let file: Int32
  private var buffer: [UInt8] = []

  init(port: UInt16) throws {
    #if os(Linux)
      file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    var patience = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(
      file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(file) }

  /// Sends the head of a request, and returns the status and headers of the response.
  func request(_ target: String, headers: [String: String]) throws -> String {
    let lines = ["GET \(target) HTTP/1.1"] + headers.map { "\($0): \($1)" }
    try write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try read(1) }
    return String(decoding: head, as: UTF8.self)
  }

  /// Sends a text as one masked frame.
  func send(_ text: Data) throws {
    let mask: [UInt8] = [1, 2, 3, 4]
    var frame: [UInt8] = [0x81, 0x80 | 126, UInt8(text.count >> 8), UInt8(text.count & 255)] + mask
    frame += text.enumerated().map { $1 ^ mask[$0 & 3] }
    try write(frame)
  }

  /// Waits for the next text of the server.
  func nextText() throws -> Data {
    let head = try read(2)
    try #require(head[0] == 0x81)
    var count = Int(head[1])
    if count > 125 {
      count = try read(count == 126 ? 2 : 8).reduce(0) { $0 << 8 | Int($1) }
    }
    return Data(try read(count))
  }

  /// Returns whether the server ends the connection without another byte.
  func waitsForEnd() -> Bool {
    var byte: UInt8 = 0
    return buffer.isEmpty && recv(file, &byte, 1, 0) == 0
  }

  private func write(_ bytes: [UInt8]) throws {
    try #require(Foundation.send(file, bytes, bytes.count, 0) == bytes.count)
  }

  private func read(_ count: Int) throws -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while buffer.count < count {
      let received = recv(file, &chunk, chunk.count, 0)
      if received < 0, errno == EINTR { continue }
      try #require(received > 0)
      buffer += chunk[..<received]
    }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }
}
