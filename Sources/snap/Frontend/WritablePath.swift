import Foundation

/// Output paths.
enum WritablePath {
  /// Throws if a path cannot be written, before the compiler starts.
  static func check(_ path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if path.isEmpty || path.hasSuffix("/") || path.isFolder {
      throw Failure.unwritable(path: path, reason: "it is a folder")
    }
    guard access(folder, W_OK) == 0 else {
      throw Failure.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// A path in the current folder, named after the first source.
  static func named(after sources: [String], extension: String) -> String {
    let url = URL(fileURLWithPath: sources[0]).deletingPathExtension()
    return "\(url.lastPathComponent).\(`extension`)"
  }
}
