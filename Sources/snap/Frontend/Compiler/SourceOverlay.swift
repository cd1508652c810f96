import Foundation

/// An overlay of the file system in which sources have their staged text.
///
/// The compiler reads the staged text at the paths of the user's files, so messages, `#file` and
/// macros have these paths.
struct SourceOverlay {
  /// The arguments for the compiler; empty if all sources are compiled unchanged.
  let arguments: [String]
  /// The files to compile: those of the user, and copies of those that need another name.
  let files: [String]

  /// Writes the staged texts and the overlay to a folder.
  init(_ sources: [SourceFile], names: FileNames = FileNames(), in folder: URL) throws {
    let copies = folder.appendingPathComponent("staged", isDirectory: true)
    let renamed = names.replaced.mapValues { copies.appendingPathComponent($0) }
    files = sources.map { renamed[$0.path]?.path ?? $0.path }
    let changed = sources.filter { renamed[$0.path] == nil && $0.staged != $0.contents }
    guard !changed.isEmpty || !renamed.isEmpty else {
      arguments = []
      return
    }
    try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
    for source in sources {
      guard let copy = renamed[source.path] else { continue }
      try (Data(FileNames.firstLine(for: source.path).utf8) + source.staged).write(to: copy)
    }
    var roots: [Overlay.File] = []
    for (index, source) in changed.enumerated() {
      let copy = copies.appendingPathComponent("\(index).swift")
      try source.staged.write(to: copy)
      roots.append(Overlay.File(name: Self.absolutePath(source.path), contents: copy.path))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let list = folder.appendingPathComponent("overlay.yaml")
    try encoder.encode(Overlay(roots: roots)).write(to: list)
    arguments = ["-vfsoverlay", list.path]
  }

  private static func absolutePath(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    // The compiler removes dots from the text of a path, without resolving links.
    return full.split(separator: "/").reduce(into: [Substring]()) { parts, part in
      if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(part) }
    }.reduce("") { "\($0)/\($1)" }
  }

  /// The overlay in the compiler's JSON format.
  private struct Overlay: Encodable {
    struct File: Encodable {
      var type = "file"
      var name: String
      var contents: String

      enum CodingKeys: String, CodingKey {
        case type, name
        case contents = "external-contents"
      }
    }

    var version = 0
    var caseSensitive = "true"
    var usesExternalNames = false
    var roots: [File]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case caseSensitive = "case-sensitive"
      case usesExternalNames = "use-external-names"
    }
  }
}
