import Foundation

/// The visible files and folders in a folder, sorted by name.
///
/// A project has thousands of folders. This reads names and kinds at once, and makes no URLs, which
/// take more time than reading.
struct FolderEntries {
  let path: String
  private let names: [String]
  private let folderNames: [String]

  /// Reads a folder; one that cannot be read is empty.
  init(of path: String) {
    self.path = path
    var names: [String] = []
    var folderNames: [String] = []
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        names.append(name)
        let kind = Int32(entry.pointee.d_type)
        // A link, or an entry of a file system that does not tell kinds.
        let isOther = kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN)
        if isOther ? "\(path)/\(name)".isFolder : kind == Int32(DT_DIR) { folderNames.append(name) }
      }
      closedir(stream)
    }
    self.names = names.sorted()
    self.folderNames = folderNames.sorted()
  }

  // MARK: Catalogs

  /// The paths of the asset catalogs.
  var assetCatalogs: [String] {
    names.filter { Self.pathExtension(of: $0) == "xcassets" }.map { "\(path)/\($0)" }
  }

  var hasAssets: Bool { hasCatalog(of: ["xcassets"]) }

  /// Whether the folder has an asset catalog, and not only that of previews.
  var hasAppAssets: Bool { hasAssets && !path.hasSuffix("/Preview Content") }

  func hasCatalog(of kinds: Set<String>) -> Bool {
    names.contains { kinds.contains(Self.pathExtension(of: $0).lowercased()) }
  }

  private static func pathExtension(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? ""
  }

  // MARK: Folders inside

  /// The folders that may have resources of the app.
  var searched: [FolderEntries] {
    let others: Set = [
      "build", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules",
    ]
    return folderNames.filter { Self.pathExtension(of: $0).isEmpty && !others.contains($0) }
      .map { FolderEntries(of: "\(path)/\($0)") }
  }

  /// The folder and all searched folders in it.
  var all: [FolderEntries] { [self] + searched.flatMap(\.all) }

  /// Whether the folder, or one inside it, has a source of Swift.
  var hasSources: Bool {
    names.contains { $0.hasSuffix(".swift") && $0 != "Package.swift" }
      || folderNames.contains { name in
        !["docc", "xctemplate"].contains(Self.pathExtension(of: name))
          && FolderEntries(of: "\(path)/\(name)").hasSources
      }
  }
}
