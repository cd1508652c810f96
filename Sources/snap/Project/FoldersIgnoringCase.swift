import Foundation

/// Finds files of a project whose paths were written on a file system that ignores case, as those
/// of Macs do.
struct FoldersIgnoringCase {
  /// The folder of the project; only names below it may differ in case.
  let root: URL
  /// The names in a folder by their lowercase forms, by the paths of the folders read so far.
  private var folders: [String: [String: [String]]] = [:]

  init(root: URL) {
    self.root = root
  }

  /// Returns a file or folder; if it does not exist, the first one by name whose path differs from
  /// it in case only; if there is none, the given one.
  mutating func existing(_ url: URL) -> URL {
    FileManager.default.fileExists(atPath: url.path) ? url : variants(of: url).first ?? url
  }

  /// Returns the files and folders whose paths equal one when case is ignored.
  private mutating func variants(of url: URL) -> [URL] {
    guard url.path.hasPrefix(root.path + "/") else { return [url] }
    var variants: [URL] = []
    for parent in self.variants(of: url.deletingLastPathComponent()) {
      let names = names(in: parent)[url.lastPathComponent.lowercased()] ?? []
      variants += names.map { parent.appendingPathComponent($0) }
    }
    return variants
  }

  private mutating func names(in folder: URL) -> [String: [String]] {
    if let names = folders[folder.path] { return names }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let names = Dictionary(grouping: all.sorted()) { $0.lowercased() }
    folders[folder.path] = names
    return names
  }
}
