import Foundation

/// The path of a command's picture, or the pattern for the paths of several pictures, which have a
/// label before the extension.
package struct OutputPath: Codable, Equatable, Sendable {
  package var path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Returns the path with a label before its extension.
  package func path(labelled label: String) -> String {
    let dot = path.lastIndex(of: ".")
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot, dot > name else { return "\(path).\(label)" }
    return "\(path[..<dot]).\(label)\(path[dot...])"
  }
}
