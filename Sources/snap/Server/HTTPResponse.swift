import Foundation

/// A whole response, after which the connection is closed.
struct HTTPResponse {
  /// The status line without the version, such as `404 Not Found`.
  var status: String
  var type = "text/plain; charset=utf-8"
  var headers: [(name: String, value: String)] = []
  var body = Data()

  static func text(_ status: String) -> HTTPResponse {
    HTTPResponse(status: status, body: Data("\(status)\n".utf8))
  }

  /// The bytes; no response may be stored, shown in a frame, or read as another type.
  var data: Data {
    let fixed = [
      ("Content-Type", type), ("Content-Length", "\(body.count)"), ("Connection", "close"),
      ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
      ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
    let lines = ["HTTP/1.1 \(status)"] + (fixed + headers).map { "\($0.0): \($0.1)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
