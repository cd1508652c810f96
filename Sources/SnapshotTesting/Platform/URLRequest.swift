import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// Saves the method, the address, the sorted header fields and the body of a request.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Saves a request as text.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented and its keys are sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = "\(request.httpMethod ?? "GET") \(request.url?.sortedQuery ?? "(null)")"
      let lines = [method] + request.sortedFields.map { "\($0.name): \($0.value)" }
      guard let body = request.httpBody else { return lines.joined(separator: "\n") }
      let text = pretty ? body.indentedJSON ?? body : body
      return (lines + ["", String(decoding: text, as: UTF8.self)]).joined(separator: "\n")
    }
  }

  /// Saves a request as a command of curl.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      for field in request.sortedFields where field.name != "Cookie" {
        parts.append("--header \(shellQuoted("\(field.name): \(field.value)"))")
      }
      if let body = request.httpBody {
        parts.append("--data \(shellQuoted(String(decoding: body, as: UTF8.self)))")
      }
      if let cookie = request.value(forHTTPHeaderField: "Cookie") {
        parts.append("--cookie \(shellQuoted(cookie))")
      }
      if let url = request.url { parts.append(shellQuoted(url.sortedQuery)) }
      return parts.joined(separator: " \\\n\t")
    }
  }
}

extension URLRequest {
  fileprivate var sortedFields: [(name: String, value: String)] {
    (allHTTPHeaderFields ?? [:]).map { (name: $0.key, value: $0.value) }
      .sorted { $0.name < $1.name }
  }
}

extension URL {
  /// The address with the items of its query in the order of their names.
  fileprivate var sortedQuery: String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return absoluteString }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? absoluteString
  }
}

extension Data {
  fileprivate var indentedJSON: Data? {
    guard let value = try? JSONSerialization.jsonObject(with: self) else { return nil }
    return try? JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
  }
}

private func shellQuoted(_ text: String) -> String {
  "\"" + text.map { "\\\"$`".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
}
