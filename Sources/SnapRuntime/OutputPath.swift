import Foundation

/// Where a command's pictures go: one at the path as given, several numbered before its extension.
package struct OutputPath: Codable, Equatable, Sendable {
  package var path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The path of picture `number`, which counts from 1, of `count`.
  package func path(of number: Int, of count: Int) -> String {
    guard count > 1 else { return path }
    let dot = path.lastIndex(of: ".")
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot, dot > name else { return "\(path).\(number)" }
    return "\(path[..<dot]).\(number)\(path[dot...])"
  }
}
