import Foundation

/// The folders in which the catalogs, images, fonts and other resources of sources are.
enum ResourceFolders {
  /// The folders of the files, all folders in those that were named, and, if none of these has an
  /// asset catalog, the folders around them with a catalog, up to the project; the nearest first.
  static func all(of files: [SourceFile], named paths: [String]) -> [URL] {
    let own = files.folders
    let named = paths.filter(\.isFolder).flatMap { folders(in: URL(filePath: $0)) }
    let around = (own + named).contains(where: hasAssets) ? [] : own.flatMap(foldersAround)
    var seen: Set<String> = []
    return (own + named + around).filter { seen.insert($0.path).inserted }
  }

  /// A folder and those in it, sorted.
  private static func folders(in folder: URL) -> [URL] {
    let inner = contents(of: folder).filter { isSearched($0) }
    return [folder.standardizedFileURL] + inner.flatMap(folders)
  }

  private static func isSearched(_ folder: URL) -> Bool {
    guard folder.path.isFolder, folder.pathExtension.isEmpty else { return false }
    return !["build", "DerivedData", "Pods", "Carthage", "node_modules"]
      .contains(folder.lastPathComponent)
  }

  /// The folders with a catalog around a folder and beside it, up to the first level with an asset
  /// catalog: farther ones are those of other apps.
  private static func foldersAround(_ folder: URL) -> [URL] {
    var found: [URL] = []
    var folder = folder
    for _ in 0..<8 where folder.path != "/" {
      let entries = contents(of: folder)
      if !found.contains(where: hasAssets) {
        found += ([folder] + entries.filter(isSearched)).filter { hasCatalog($0) }
      }
      if entries.contains(where: isProject) { return found }
      folder = folder.deletingLastPathComponent().standardizedFileURL
    }
    // Folders that belong to no project are none of its business.
    return []
  }

  private static func isProject(_ file: URL) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(file.pathExtension)
      || file.lastPathComponent == "Package.swift"
  }

  private static func hasAssets(_ folder: URL) -> Bool { hasCatalog(folder, kinds: ["xcassets"]) }

  private static func hasCatalog(
    _ folder: URL, kinds: Set<String> = ["xcassets", "xcstrings", "lproj"]
  ) -> Bool {
    contents(of: folder).contains { kinds.contains($0.pathExtension) }
  }

  /// The visible files and folders in a folder, sorted.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }
}
