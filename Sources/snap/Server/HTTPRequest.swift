import Foundation

/// The head of a request; requests with a body are not served.
struct HTTPRequest: Equatable {
  var method: String
  /// The path as sent, without the query; nothing is decoded.
  var path: String
  private(set) var query: [String: String] = [:]
  /// The headers by their names in lower case; of several with a name, the last one.
  private(set) var headers: [String: String] = [:]

  /// Parses a head without the empty line at its end; nil if it is malformed, or has a header twice
  /// that may occur once.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    for item in parts.dropFirst().joined().split(separator: "&") {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[String(pair[0])] = pair.count > 1 ? String(pair[1]) : ""
    }
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if ["host", "origin"].contains(name), headers[name] != nil { return nil }
      headers[name] = value
    }
  }
}
