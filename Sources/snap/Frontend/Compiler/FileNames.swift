import Foundation

/// The names under which files are compiled, since a module has at most one file of each name.
///
/// Files of several packages that form one module may have the same name. All but the first are
/// compiled as copies, whose first line says where they come from.
struct FileNames {
  /// The new names of files, by their path.
  let replaced: [String: String]

  init(of paths: [String] = []) {
    var taken = Set(paths.map(Self.name))
    var seen: Set<String> = []
    var replaced: [String: String] = [:]
    for path in paths where !seen.insert(Self.name(of: path)).inserted {
      let name = Self.name(of: path).dropLast(".swift".count)
      let new = (2...).lazy.map { "\(name)_\($0).swift" }.first { taken.insert($0).inserted }
      replaced[path] = new
    }
    self.replaced = replaced
  }

  /// The name of a file, and the lines that its copy has before the text.
  func compiled(_ path: String) -> (name: String, linesBefore: Int) {
    replaced[path].map { ($0, 1) } ?? (Self.name(of: path), 0)
  }

  /// The line before the text of a copy, by which messages and `#file` name the file.
  static func firstLine(for path: String) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: 1)\n"
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
