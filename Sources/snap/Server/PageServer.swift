import Foundation

/// The content that a ``PageServer`` shows.
protocol PageContent: AnyObject, Sendable {
  /// Returns the page, whose scripts and styles have a nonce.
  func page(nonce: String) -> String
  /// Returns the response to a request for another path; nil if there is nothing at it.
  func response(to request: HTTPRequest) -> HTTPResponse?
  /// Serves a WebSocket of the page until its end.
  func serve(_ channel: WebSocket)
}

/// A server of one page, and of WebSockets for it, on the loopback interface.
///
/// Its content sees only requests that have the token of ``access``.
final class PageServer: @unchecked Sendable {
  let access: PageAccess
  private let socket: StreamSocket
  private let lock = NSLock()
  /// The connections that have not shown the token yet.
  private var strangers = 0

  /// Listens on a port; 0 for a free one.
  init(port: UInt16) throws {
    socket = try StreamSocket.listen(on: port)
    access = PageAccess(port: socket.port)
  }

  /// Any site may open connections, and each has a thread and a file.
  private static let strangerLimit = 64

  /// Serves clients on separate threads.
  func start(_ content: some PageContent) {
    Thread.detachNewThread { [self] in
      while let client = try? socket.accept() {
        let isServed = lock.withLock {
          strangers += 1
          return strangers <= Self.strangerLimit
        }
        if isServed {
          Thread.detachNewThread { self.serve(client, content) }
        } else {
          leaveStrangers()
        }
      }
    }
  }

  private func leaveStrangers() { lock.withLock { strangers -= 1 } }

  private func serve(_ client: StreamSocket, _ content: some PageContent) {
    var isStranger = true
    defer { if isStranger { leaveStrangers() } }
    guard let head = client.readHead(limit: 1 << 14) else { return }
    guard let request = HTTPRequest(head: head) else {
      client.write(HTTPResponse.text("400 Bad Request").data)
      return
    }
    if request.path == "/session", access.allows(request),
      let channel = WebSocket(request, on: client)
    {
      leaveStrangers()
      isStranger = false
      return content.serve(channel)
    }
    client.write(response(to: request, content).data)
  }

  /// Returns the response to a request that opens no WebSocket.
  private func response(to request: HTTPRequest, _ content: some PageContent) -> HTTPResponse {
    guard access.allows(request) else { return .text("403 Forbidden") }
    guard request.method == "GET" else { return .text("405 Method Not Allowed") }
    switch request.path {
    case "/":
      let nonce = PageAccess.randomToken()
      let policy = [
        "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
        "img-src 'self' data:",
        "connect-src ws://127.0.0.1:\(access.port) ws://localhost:\(access.port)",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      ]
      return HTTPResponse(
        status: "200 OK", type: "text/html; charset=utf-8",
        headers: [("Content-Security-Policy", policy.joined(separator: "; "))],
        body: Data(content.page(nonce: nonce).utf8))
    case "/session": return .text("426 Upgrade Required")
    default: return content.response(to: request) ?? .text("404 Not Found")
    }
  }
}
