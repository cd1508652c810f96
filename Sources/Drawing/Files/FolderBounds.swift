import Foundation

/// Folders that files must not leave, whatever names and links lead to them.
///
/// Logs and artifacts may come from another computer, and a link in them may lead anywhere.
package struct FolderBounds: Sendable {
  /// The folders without links.
  private let roots: [String]

  /// A folder that does not exist yet is where its existing parents are.
  package init(_ folders: [URL]) {
    roots = folders.compactMap { Self.resolved($0.path) }
  }

  /// Returns whether a file, existing or not, is in one of the folders after all links.
  package func contains(_ file: URL) -> Bool { contains(file.path) }

  /// Returns whether a file, existing or not, is in one of the folders after all links.
  package func contains(_ path: String) -> Bool {
    guard let resolved = Self.resolved(path) else { return false }
    return roots.contains { resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// Returns whether a folder is one of the folders, or in one, after all links.
  package func containsOrIs(_ folder: URL) -> Bool {
    guard let resolved = Self.resolved(folder.path) else { return false }
    return roots.contains { resolved == $0 || resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  /// Returns whether the folder of a file is one of the folders, or in one, after all links; the
  /// file itself may be a link, which a removal does not follow.
  package func containsFolder(of file: URL) -> Bool {
    containsOrIs(URL(fileURLWithPath: file.path.folderOfPath, isDirectory: true))
  }

  /// Returns an absolute path without links; nil for one that cannot be followed.
  private static func resolved(_ path: String) -> String? {
    // The system would end the path at a zero.
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var status = stat()
    // A link to nothing may lead anywhere.
    guard errno == ENOENT || errno == ENOTDIR, lstat(path, &status) != 0 else { return nil }
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let folder = String(path).folderOfPath
    guard !name.isEmpty, name != "..", name != ".", folder != path else { return nil }
    return resolved(folder).map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
  }
}

extension String {
  /// The path of the folder that a path is in, `.` for the current one.
  fileprivate var folderOfPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }
}
