/// A file format of still pictures; its raw value is the path extension.
package enum PictureFormat: String, Codable, CaseIterable, Sendable {
  case png, svg, pdf

  /// The name that messages use.
  package var name: String { rawValue.uppercased() }

  /// Creates the format of a path's extension; PNG without an extension, nil for an unknown one.
  package init?(path: String) {
    // A path that ends in a slash is a folder, which has no extension.
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else {
      self = .png
      return
    }
    self.init(rawValue: last.lowercased())
  }
}
