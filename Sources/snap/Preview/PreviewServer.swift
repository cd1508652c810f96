import Foundation
import SnapRuntime

/// The server of `snap preview`: one page, and a WebSocket for all that the page shows.
///
/// It reads no file at the request of a client: requests name views by their indices.
final class PreviewServer: @unchecked Sendable {
  let access: PreviewAccess
  private let socket: StreamSocket
  private let page: @Sendable (String) -> String
  private let lock = NSLock()
  private var clients: [Int: WebSocket] = [:]
  /// The connections that have not shown the token yet.
  private var strangers = 0
  private var clientCount = 0
  private var build: PreviewBuild?
  private var state = PreviewState()

  /// Listens on a port; `page` makes the page with a nonce for its scripts and styles.
  init(port: UInt16, page: @escaping @Sendable (String) -> String) throws {
    socket = try StreamSocket.listen(on: port)
    access = PreviewAccess(port: socket.port)
    self.page = page
  }

  /// Any site may open connections, and each has a thread and a file.
  private static let strangerLimit = 64

  /// Serves clients on separate threads.
  func start() {
    Thread.detachNewThread { [self] in
      while let client = try? socket.accept() {
        let isServed = lock.withLock {
          strangers += 1
          return strangers <= Self.strangerLimit
        }
        if isServed {
          Thread.detachNewThread { self.serve(client) }
        } else {
          leaveStrangers()
        }
      }
    }
  }

  private func leaveStrangers() { lock.withLock { strangers -= 1 } }

  // MARK: Builds

  /// Shows a new build, or new literals of the shown one, and ends the programs of the last one.
  func show(_ build: PreviewBuild, changed: Date, isConfirmation: Bool = false) {
    let old = lock.withLock {
      defer { self.build = build }
      state = build.state
      state.changed = changed.timeIntervalSince1970 * 1000
      state.isConfirmation = isConfirmation
      return self.build
    }
    sendState()
    if old !== build { old?.stop() }
  }

  /// Shows why there is no new build; the last good one still answers.
  func show(_ problem: String, changed: Date) {
    lock.withLock {
      state.problem = problem
      state.changed = changed.timeIntervalSince1970 * 1000
    }
    sendState()
  }

  private func sendState() {
    let (state, clients) = lock.withLock { (self.state, Array(self.clients.values)) }
    for client in clients { send(.state(state), to: client) }
  }

  private func send(_ message: PreviewMessage, to client: WebSocket) {
    guard let data = try? JSONEncoder.forEvents().encode(message) else { return }
    if !client.send(data) { client.close() }
  }

  // MARK: Clients

  private func serve(_ client: StreamSocket) {
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
      return serve(channel)
    }
    client.write(response(to: request).data)
  }

  /// Returns the response to a request that opens no WebSocket.
  private func response(to request: HTTPRequest) -> HTTPResponse {
    guard access.allows(request) else { return .text("403 Forbidden") }
    guard request.method == "GET" else { return .text("405 Method Not Allowed") }
    switch request.path {
    case "/":
      let nonce = PreviewAccess.randomToken()
      let policy = [
        "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
        "img-src data:", "connect-src ws://127.0.0.1:\(access.port) ws://localhost:\(access.port)",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
      ]
      return HTTPResponse(
        status: "200 OK", type: "text/html; charset=utf-8",
        headers: [("Content-Security-Policy", policy.joined(separator: "; "))],
        body: Data(page(nonce).utf8))
    case "/session": return .text("426 Upgrade Required")
    default: return .text("404 Not Found")
    }
  }

  private func serve(_ channel: WebSocket) {
    let (number, state) = lock.withLock {
      clientCount += 1
      clients[clientCount] = channel
      return (clientCount, self.state)
    }
    defer { lock.withLock { clients[number] = nil } }
    send(.state(state), to: channel)
    while let text = channel.nextText() {
      guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8))
      else { return channel.close() }
      guard let build = lock.withLock({ self.build }) else {
        var answer = PreviewAnswer(to: request.number, build: 0)
        answer.problem = "nothing is compiled yet"
        send(.answer(answer), to: channel)
        continue
      }
      send(.answer(build.answer(to: request)), to: channel)
    }
  }
}
