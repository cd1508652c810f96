import Foundation

/// A TCP socket of the loopback interface.
final class StreamSocket: @unchecked Sendable {
  private let file: Int32
  /// Held while a message is written, so that messages of several threads do not mix.
  private let writing = NSLock()
  private var buffer: ArraySlice<UInt8> = []

  /// The seconds that a reader or writer of a message waits for the other side.
  private static let patience = 10

  private init(_ file: Int32) {
    self.file = file
  }

  deinit { close(file) }

  // MARK: Listening

  /// Listens on a port of 127.0.0.1; 0 for a free one.
  static func listen(on port: UInt16) throws -> StreamSocket {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = StreamSocket(socket(AF_INET, kind, 0))
    var reuse: Int32 = 1
    setsockopt(
      socket.file, SOL_SOCKET, SO_REUSEADDR, &reuse, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket.file, $0, size) }
    }
    guard socket.file >= 0, bound == 0, Foundation.listen(socket.file, 64) == 0 else {
      throw Failure.unwritable(path: "to port \(port)", reason: systemErrorReason())
    }
    return socket
  }

  /// The port on which the socket listens.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(file, $0, &size) }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Waits for the next client.
  func accept() throws -> StreamSocket {
    while true {
      let client = Foundation.accept(file, nil, nil)
      if client >= 0 {
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        let socket = StreamSocket(client)
        socket.prepare()
        return socket
      }
      switch errno {
      case EINTR, ECONNABORTED: break
      // The client waits until another one has left.
      case EMFILE, ENFILE: usleep(20_000)
      default: throw Failure.unreadable(path: "connections", reason: systemErrorReason())
      }
    }
  }

  private func prepare() {
    var on: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    setTimeout(SO_SNDTIMEO, Self.patience)
    setTimeout(SO_RCVTIMEO, Self.patience)
  }

  private func setTimeout(_ option: Int32, _ seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Waits for messages however long they take to come.
  func waitForever() { setTimeout(SO_RCVTIMEO, 0) }

  // MARK: Bytes

  /// Returns exactly a number of bytes; nil at the end of the stream.
  func read(_ count: Int) -> [UInt8]? {
    while buffer.count < count { guard fill() else { return nil } }
    defer { buffer.removeFirst(count) }
    return Array(buffer.prefix(count))
  }

  /// Returns the bytes up to an empty line, without it; nil if they exceed the limit or take too
  /// long.
  func readHead(limit: Int) -> [UInt8]? {
    let end = Array("\r\n\r\n".utf8)
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while true {
      if let range = buffer.firstRange(of: end) {
        defer { buffer = buffer[range.upperBound...] }
        return Array(buffer[..<range.lowerBound])
      }
      guard buffer.count < limit, ContinuousClock.now < deadline, fill() else { return nil }
    }
  }

  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    var count: Int
    repeat { count = recv(file, &bytes, bytes.count, 0) } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    buffer += bytes[..<count]
    return true
  }

  /// Writes bytes; returns whether the other side takes them.
  @discardableResult
  func write(_ data: Data) -> Bool {
    writing.withLock {
      data.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
          let count = send(
            file, bytes.baseAddress.map { $0 + offset }, bytes.count - offset, 0)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { return false }
          offset += count
        }
        return true
      }
    }
  }

  /// Ends the connection, also for a thread that waits for bytes.
  func shutDown() {
    #if os(Linux)
      shutdown(file, Int32(SHUT_RDWR))
    #else
      shutdown(file, SHUT_RDWR)
    #endif
  }
}
