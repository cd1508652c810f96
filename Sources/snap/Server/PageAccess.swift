import Foundation

/// The rule by which the server of a page accepts a request.
///
/// Any site that the user visits can send requests to a port of the computer. The token is known
/// only to the page that the user has opened. The `Host` shows that no foreign name resolves to the
/// loopback address, and the `Origin` that no other page has sent the request.
struct PageAccess: Sendable {
  let token: String
  let port: UInt16

  init(port: UInt16) {
    self.port = port
    token = Self.randomToken()
  }

  /// Returns 256 random bits, in hexadecimal.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The names under which a browser reaches the server.
  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The address of the page, with the token.
  var address: String { "http://\(hosts[0])/?token=\(token)" }

  func allows(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    return isToken(request.query["token"] ?? "")
  }

  /// Compares in constant time, which does not reveal the first wrong character.
  private func isToken(_ text: String) -> Bool {
    let (own, other) = (Array(token.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
