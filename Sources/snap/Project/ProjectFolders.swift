import Foundation

/// The folders around sources, with the packages and Xcode projects in them.
///
/// A command has one object, so each folder, manifest and project is read once.
final class ProjectFolders: @unchecked Sendable {
  /// A folder, the visible files and folders in it, and its manifest.
  struct Folder {
    let url: URL
    let entries: [URL]
    let manifest: ManifestText?

    fileprivate init(_ url: URL) {
      self.url = url
      entries = ResourceFolders.contents(of: url)
      manifest = ManifestText(in: url)
    }

    var xcodeProject: URL? { entries.first { $0.pathExtension == "xcodeproj" } }

    /// Whether no folder around this one belongs to the project.
    fileprivate var isRoot: Bool {
      entries.contains { ["xcodeproj", "xcworkspace"].contains($0.pathExtension) }
        || FileManager.default.fileExists(atPath: url.appending(path: ".git").path)
    }

    /// The folders of packages in a project.
    fileprivate var packageGroups: [URL] {
      entries.filter {
        ["Packages", "Modules", "Libraries", "Features", "Frameworks"].contains(
          $0.lastPathComponent)
      }
    }
  }

  private let lock = NSLock()
  private var folders: [String: Folder] = [:]
  private var projects: [String: XcodeProject] = [:]
  /// The folders of which a message names the files that are left out.
  private var reported: Set<String> = []

  /// Returns a folder and those around it, the nearest first, without the root of the file system.
  func around(_ url: URL) -> some Sequence<Folder> {
    sequence(state: url.standardizedFileURL) { url -> Folder? in
      guard url.path != "/" else { return nil }
      defer { url = url.deletingLastPathComponent().standardizedFileURL }
      return self.folder(at: url)
    }
    .prefix(8)
  }

  private func folder(at url: URL) -> Folder {
    lock.withLock {
      if let folder = folders[url.path] { return folder }
      let folder = Folder(url)
      folders[url.path] = folder
      return folder
    }
  }

  /// Returns the project in a folder `NAME.xcodeproj`.
  func xcodeProject(at url: URL) throws -> XcodeProject {
    try lock.withLock {
      if let project = projects[url.path] { return project }
      let project = try XcodeProject(at: url)
      projects[url.path] = project
      return project
    }
  }

  /// Returns the files of a folder without those that no target of the nearest Xcode project
  /// compiles, such as one that was replaced and left behind, and without its tests; messages say
  /// so.
  ///
  /// Files of packages in the folder stay, all files of a folder of which no target has a file, and
  /// tests in a folder that has no other files of a target.
  func compiled(_ files: [String], of folder: String) -> [String] {
    let start = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let nearest = around(start).first { $0.xcodeProject != nil || $0.manifest != nil || $0.isRoot }
    guard let nearest, nearest.manifest == nil, let url = nearest.xcodeProject,
      let known = (try? xcodeProject(at: url))?.compiledFiles
    else { return files }
    let places = files.map { URL(fileURLWithPath: $0).standardizedFileURL }
    guard places.contains(where: { known.all.contains($0.path) }) else { return files }
    let hasOthers = places.contains {
      known.all.contains($0.path) && !known.ofTestsOnly.contains($0.path)
    }
    var kept: [String] = [], strays: [String] = [], tests = 0
    for (file, place) in zip(files, places) {
      if hasOthers, known.ofTestsOnly.contains(place.path) {
        tests += 1
      } else if known.all.contains(place.path) || isInPackage(place, below: start) {
        kept.append(file)
      } else {
        strays.append(file)
      }
    }
    guard lock.withLock({ reported.insert(folder).inserted }) else { return kept }
    if tests > 0 {
      Terminal.printError(
        "\(folder.visible): note: the tests of \(url.lastPathComponent.visible) are left out; "
          + "name their folder to add them")
    }
    let limit = 3
    for stray in strays.prefix(limit) {
      Terminal.printError(
        "\(stray.visible): note: left out, since no target of \(url.lastPathComponent.visible) "
          + "compiles it; name the file to add it")
    }
    if strays.count > limit {
      Terminal.printError("note: \(strays.count - limit) more files are left out for this reason")
    }
    return kept
  }

  private func isInPackage(_ file: URL, below start: URL) -> Bool {
    around(file.deletingLastPathComponent())
      .prefix { $0.url.path.count > start.path.count }.contains { $0.manifest != nil }
  }

  /// Returns the settings of the target that contains files, in the nearest project around the
  /// first.
  ///
  /// A package is a project for the files of its targets only.
  func settings(ofFilesAt paths: [String]) -> BuildSettings {
    guard let path = paths.first else { return BuildSettings() }
    let start = URL(fileURLWithPath: path).standardizedFileURL
    for folder in around(path.isFolder ? start : start.deletingLastPathComponent()) {
      let below = start.path.dropFirst(folder.url.path.count).split(separator: "/").map(String.init)
      if let manifest = folder.manifest { return manifest.settings(ofFilesIn: below) }
      if let project = folder.xcodeProject {
        return (try? xcodeProject(at: project))?.settings(ofFilesIn: below) ?? BuildSettings()
      }
    }
    return BuildSettings()
  }

  /// Returns the names of the targets in the manifests of enclosing folders, and of packages beside
  /// those, such as `Packages/Name`, up to the project.
  func packageTargets(around urls: Set<URL>) -> [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for url in urls {
      for folder in around(url) {
        guard seen.insert(folder.url.path).inserted else { break }
        names += folder.manifest?.targetNames ?? []
        guard folder.isRoot else { continue }
        let groups = [folder.entries] + folder.packageGroups.map(ResourceFolders.contents)
        names += groups.joined().flatMap { ManifestText(in: $0)?.targetNames ?? [] }
        break
      }
    }
    return names
  }
}
