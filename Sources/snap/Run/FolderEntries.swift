import Foundation

/// The visible files and folders in a folder, sorted by name.
///
/// A project has thousands of folders. This reads names and kinds at once, and makes no URLs, which
/// take more time than reading. Links are followed, but a folder inside itself is empty.
struct FolderEntries {
  let path: String
  let names: [String]
  private let folderNames: [String]
  /// The folder and those around it on the way to it.
  private let places: [Place]

  /// The device and number of a folder, which all paths to it share.
  private struct Place: Equatable {
    var device: dev_t
    var number: ino_t
  }

  /// Reads a folder; one that cannot be read is empty.
  init(of path: String) { self.init(of: path, within: []) }

  private init(of path: String, within outer: [Place]) {
    self.path = path
    var names: [String] = []
    var folderNames: [String] = []
    var places = outer
    if let stream = opendir(path) {
      var status = stat()
      fstat(dirfd(stream), &status)
      let place = Place(device: status.st_dev, number: status.st_ino)
      places.append(place)
      let isNew = !outer.contains(place)
      while isNew, let entry = readdir(stream) {
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
    self.places = places
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
      .map(inner)
  }

  /// The folder and all searched folders in it.
  var all: [FolderEntries] { [self] + searched.flatMap(\.all) }

  // MARK: Sources

  /// Whether the folder, or one inside it, has a source of Swift.
  var hasSources: Bool {
    names.contains(where: Self.isSource)
      || folderNames.contains { Self.mayHaveSources($0) && inner($0).hasSources }
  }

  /// Returns the paths of the sources in the folder and in those inside it whose names are wanted,
  /// sorted, without those of documentation and templates.
  func sources(where isWanted: (String) -> Bool) -> [String] {
    let folders = Set(folderNames)
    return names.flatMap { name in
      folders.contains(name)
        ? Self.mayHaveSources(name) ? inner(name).sources(where: isWanted) : []
        : isWanted(name) ? ["\(path)/\(name)"] : []
    }
  }

  /// Returns the whole paths of the sources among files and in folders whose names are wanted, sorted.
  static func sources(in roots: [URL], where isWanted: (String) -> Bool) -> [String] {
    roots.flatMap { root -> [String] in
      let name = root.lastPathComponent
      guard root.path.isFolder else { return isWanted(name) ? [root.path] : [] }
      return mayHaveSources(name) ? FolderEntries(of: root.path).sources(where: isWanted) : []
    }
  }

  static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && name != "Package.swift"
  }

  private static func mayHaveSources(_ folder: String) -> Bool {
    !["docc", "xctemplate"].contains(pathExtension(of: folder))
  }

  private func inner(_ name: String) -> FolderEntries {
    FolderEntries(of: "\(path)/\(name)", within: places)
  }
}
