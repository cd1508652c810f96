import Foundation
import SnapRuntime

/// The server of `snap preview`: one page, and a WebSocket for all that the page shows.
///
/// It reads no file at the request of a client: requests name views by their indices.
final class PreviewServer: PageContent, @unchecked Sendable {
  private let server: PageServer
  private let choices: PreviewChoices
  private let lock = NSLock()
  private var clients: [Int: WebSocket] = [:]
  private var clientCount = 0
  private var build: PreviewBuild?
  private var state = PreviewState()

  /// Listens on a port; 0 for a free one.
  init(port: UInt16, choices: PreviewChoices) throws {
    server = try PageServer(port: port)
    self.choices = choices
  }

  /// The address of the page, with its secret.
  var address: String { server.access.address }

  /// Serves clients on separate threads.
  func start() { server.start(self) }

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

  func page(nonce: String) -> String { PreviewPage.html(choices: choices, nonce: nonce) }

  func response(to request: HTTPRequest) -> HTTPResponse? { nil }

  func serve(_ channel: WebSocket) {
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
