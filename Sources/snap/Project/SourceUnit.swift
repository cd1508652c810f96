import Foundation

/// The files that are compiled as one module, and those of them whose previews are tested.
struct SourceUnit: Equatable {
  /// The name of the target; nil for files and folders outside a project.
  var name: String?
  /// The paths of the files, or of folders of files.
  var paths: [String]
  /// The files whose previews are tested, as whole paths; nil for all.
  ///
  /// The others are those of the targets that they import, which have separate units.
  var tested: Set<String>?
  /// The folders with resources.
  var folders: [String]
  /// The modules whose files are among the paths.
  var modules: Set<String> = []

  /// Returns the units of paths: one for each target of a package or of an Xcode project, without
  /// tests, and one for all other files and folders.
  static func units(
    at paths: [String], platform: Platform, in project: ProjectFolders
  ) throws -> [SourceUnit] {
    var plain: [String] = []
    var units: [SourceUnit] = []
    for path in paths {
      let targets = try Self.targets(at: path, platform: platform, in: project)
      if targets.isEmpty { plain.append(path) }
      units += targets.units(importing: project.importedModules)
    }
    if !plain.isEmpty {
      units.insert(
        SourceUnit(name: nil, paths: plain, tested: nil, folders: plain.filter(\.isFolder)), at: 0)
    }
    return units
  }

  /// Returns the paths of the folders inside a folder that have a project or a package of their own,
  /// such as that of a demo app beside a library.
  static func projects(inside path: String) -> [String] {
    func search(_ folder: URL, levels: Int) -> [String] {
      let folders = ResourceFolders.contents(of: folder).filter(\.path.isFolder)
      return folders.flatMap { inner -> [String] in
        let names = FolderEntries(of: inner.path).names
        if names.contains("Package.swift") || names.contains(where: { $0.hasSuffix(".xcodeproj") })
        {
          return [SnapshotPlaces.shownPath(of: inner).visible]
        }
        return levels > 1 ? search(inner, levels: levels - 1) : []
      }
    }
    return path.isFolder ? search(URL(fileURLWithPath: path).standardizedFileURL, levels: 3) : []
  }

  /// Returns the targets of a folder with a project or a package; none for another file or folder.
  private static func targets(
    at path: String, platform: Platform, in project: ProjectFolders
  ) throws -> [ProjectTarget] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if url.pathExtension == "xcodeproj" {
      return try project.xcodeProject(at: url).targets(for: platform)
    }
    guard path.isFolder else { return [] }
    let projects = ResourceFolders.contents(of: url).filter { $0.pathExtension == "xcodeproj" }
    if !projects.isEmpty {
      return try projects.flatMap { try project.xcodeProject(at: $0).targets(for: platform) }
    }
    guard url.isPackage else { return [] }
    let manifests = try PackageManifests(of: url)
    project.reportOnce(manifests.problems)
    return manifests.targets
  }
}

/// A target of a package or of an Xcode project.
struct ProjectTarget: Equatable {
  var name: String
  /// The whole paths of its Swift files.
  var files: [String]
  /// The folders with its resources.
  var folders: [String]
  /// Whether it is of a package on which the project depends, so that its previews are not tested.
  var isDependency = false

  /// The name of its module.
  var module: String { PackageModule.name(of: name) }

}

extension [ProjectTarget] {
  /// A unit for each target with files, which also has the files of the targets that it imports.
  ///
  /// A file of several targets is tested with the first of them.
  fileprivate func units(importing modules: ImportedModules) -> [SourceUnit] {
    // A local package may have thousands of files; only those of imported targets are read.
    var known: Set<String> = []
    return indices.filter { !self[$0].isDependency && !self[$0].files.isEmpty }.map { index in
      var used = [index]
      var next = 0
      while next < used.count {
        let names = modules.modules(of: self[used[next]].files)
        used += indices.filter { names.contains(self[$0].module) && !used.contains($0) }
        next += 1
      }
      let target = self[index]
      let tested = Set(target.files).subtracting(known)
      known.formUnion(target.files)
      var seen: Set<String> = []
      return SourceUnit(
        name: target.name,
        paths: used.flatMap { self[$0].files }.filter { seen.insert($0).inserted }
          .map { SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0)) },
        tested: tested, folders: used.flatMap { self[$0].folders },
        modules: Set(used.map { self[$0].module }))
    }
  }
}
