import Foundation

/// Where a command's pictures go: one at the path as given, several with a number or a
/// name before its extension.
package struct OutputPath: Codable, Equatable, Sendable {
  package var path: String

  package init(_ path: String) {
    self.path = path
  }

  /// The path of picture `number`, which counts from 1, of `count`.
  package func path(of number: Int, of count: Int) -> String {
    count > 1 ? path(labelled: "\(number)") : path
  }

  /// The path with a label before its extension.
  package func path(labelled label: String) -> String {
    let dot = path.lastIndex(of: ".")
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot, dot > name else { return "\(path).\(label)" }
    return "\(path[..<dot]).\(label)\(path[dot...])"
  }
}
