import Foundation

/// The folders with the catalogs, images, fonts and other resources of sources.
enum ResourceFolders {
  /// Returns the folders with resources, the nearest first.
  ///
  /// 1. The folders of the files.
  /// 2. All folders inside the named folders.
  /// 3. If no named folder has an asset catalog, for each folder of a file without one the
  ///    enclosing folders with a catalog, up to the project.
  /// 4. The folders of the resources and models that a target of an Xcode project with some of the
  ///    files lists.
  ///
  /// Folders whose asset catalogs are only those of targets of an Xcode project that compile none
  /// of the files, such as an app for watches, are left out, and those of its app are the nearest.
  static func all(
    of files: [SourceFile], named paths: [String], in project: ProjectFolders = ProjectFolders()
  ) -> [URL] {
    let own = files.folders.map { FolderEntries(of: $0.path) }
    let named = paths.filter(\.isFolder).flatMap { path in
      FolderEntries(of: URL(filePath: path).standardizedFileURL.path).all
    }
    let around =
      named.contains(where: \.hasAssets)
      ? [] : own.filter { !$0.hasAssets }.flatMap { foldersAround($0, in: project) }
    var seen: Set<String> = []
    let listed = targets(of: files, in: project).flatMap(\.listed)
      .map { FolderEntries(of: ($0 as NSString).deletingLastPathComponent) }
    let found = (own + named + around + listed).filter { seen.insert($0.path).inserted }
    let ranks = ranks(of: found.filter(\.hasAssets), for: files, in: project)
    let sorted = found.filter { ranks[$0.path] == .app } + found.filter { ranks[$0.path] == nil }
    return sorted.map { URL(fileURLWithPath: $0.path, isDirectory: true) }
  }

  /// Returns the folders of files that the bundle of their app has as folders.
  static func whole(for files: [SourceFile], in project: ProjectFolders) -> [URL] {
    targets(of: files, in: project).flatMap(\.wholeFolders)
      .map { URL(filePath: $0, directoryHint: .isDirectory) }
  }

  /// The targets of the nearest Xcode projects that compile some of the files.
  private static func targets(
    of files: [SourceFile], in project: ProjectFolders
  ) -> [XcodeProject.Resources] {
    let paths = Set(files.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let projects = Set(
      files.folders.compactMap { project.around($0).lazy.compactMap(\.xcodeProject).first })
    return projects.sorted { $0.path < $1.path }
      .flatMap { (try? project.xcodeProject(at: $0))?.resources ?? [] }
      .filter { !$0.files.isDisjoint(with: paths) }
  }

  private enum Rank { case app, otherTarget }

  /// Returns the folders with catalogs of an app and of targets that compile none of the files, by
  /// their paths.
  ///
  /// Nothing is known about catalogs that no target lists, and about projects that compile no file.
  private static func ranks(
    of folders: [FolderEntries], for files: [SourceFile], in project: ProjectFolders
  ) -> [String: Rank] {
    let paths = Set(files.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path })
    let projects = Set(
      folders.compactMap { folder in
        project.around(URL(fileURLWithPath: folder.path)).lazy.compactMap(\.xcodeProject).first
      })
    var ranks: [String: Rank] = [:]
    for url in projects {
      guard let targets = (try? project.xcodeProject(at: url))?.resources,
        targets.contains(where: { !$0.files.isDisjoint(with: paths) })
      else { continue }
      for folder in folders {
        let catalogs = folder.assetCatalogs
        let owners = targets.filter { target in
          target.paths.contains { path in
            catalogs.contains { $0 == path || $0.hasPrefix(path + "/") }
          }
        }
        guard !owners.isEmpty else { continue }
        let users = owners.filter { !$0.files.isDisjoint(with: paths) }
        ranks[folder.path] =
          users.isEmpty ? .otherTarget : users.contains(where: \.isApp) ? .app : nil
      }
    }
    return ranks
  }

  /// Returns the folders with a catalog or a font around a folder and up to three levels inside
  /// those, up to the first level with an asset catalog; farther asset catalogs belong to other apps.
  ///
  /// In a package, a catalog beside sources that are not around the folder belongs to those.
  private static func foldersAround(
    _ folder: FolderEntries, in project: ProjectFolders
  ) -> [FolderEntries] {
    var levels: [ProjectFolders.Folder] = []
    for level in project.around(URL(fileURLWithPath: folder.path)) {
      // A hidden folder, such as that of a build, is not a part of the project around it.
      if level.url.lastPathComponent.hasPrefix(".") { return [] }
      levels.append(level)
      if level.entries.contains(where: isProject) { break }
    }
    // Folders outside a project are not searched.
    guard let root = levels.last, root.entries.contains(where: isProject) else { return [] }
    let isPackage = root.manifest != nil && root.xcodeProject == nil
    var found: [FolderEntries] = []
    for level in levels where !found.contains(where: \.hasAppAssets) {
      let level = FolderEntries(of: level.url.path)
      var ring = [level]
      for depth in 1...3 {
        let kinds =
          found.contains(where: \.hasAppAssets) ? allKinds.subtracting(["xcassets"]) : allKinds
        if depth == 1, level.hasCatalog(of: kinds) { found.append(level) }
        ring = ring.flatMap(\.searched)
        found += ring.filter { $0.hasCatalog(of: kinds) && !(isPackage && $0.hasSources) }
      }
    }
    return found
  }

  private static func isProject(_ file: URL) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(file.pathExtension)
      || file.lastPathComponent == "Package.swift"
  }

  private static let allKinds: Set = [
    "xcassets", "xcstrings", "lproj", "xcdatamodeld", "storekit", "ttf", "otf", "ttc", "otc",
  ]

  /// Returns the visible files and folders in a folder, sorted.
  static func contents(of folder: URL) -> [URL] {
    FolderEntries(of: folder.path).names.map { folder.appending(path: $0) }
  }
}
