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

  let importedModules = ImportedModules()

  /// The commit with the sources; nil for those of the working tree.
  private let tree: GitTree?
  private let lock = NSLock()
  private var folders: [String: Folder] = [:]
  private var projects: [String: XcodeProject] = [:]
  private var imported: [[String]: ImportedPackages] = [:]
  private var known: [[String]: ProjectPackages] = [:]
  private var settings: [[String]: BuildSettings] = [:]
  /// The folders of which a message names the files that are left out, and other messages.
  private var reported: Set<String> = []

  init(of tree: GitTree? = nil) { self.tree = tree }

  /// Returns a folder and those around it, the nearest first, without the root of the file system.
  ///
  /// Nothing around the files of a commit belongs to them.
  func around(_ url: URL) -> some Sequence<Folder> {
    sequence(state: url.standardizedFileURL) { url -> Folder? in
      guard url.path != "/" else { return nil }
      let isWhole = url.path == self.tree?.folder.path
      defer {
        url = isWhole ? Self.root : url.deletingLastPathComponent().standardizedFileURL
      }
      return self.folder(at: url)
    }
    .prefix(8)
  }

  private static let root = URL(fileURLWithPath: "/", isDirectory: true)

  /// Returns a folder, and the one of the working tree in its place if it is in a commit.
  func places(of folder: URL) -> [URL] {
    [folder] + (tree?.workingFolder(of: folder).map { [$0] } ?? [])
  }

  func folder(at url: URL) -> Folder {
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

  /// Returns the local packages that files import, without the targets of the files.
  func importedPackages(of files: [String]) -> ImportedPackages {
    if let packages = lock.withLock({ imported[files] }) { return packages }
    let packages = findImportedPackages(of: files)
    lock.withLock { imported[files] = packages }
    return packages
  }

  /// Returns the checked-out packages that files need.
  func packages(of files: [String]) throws -> ProjectPackages {
    if let packages = lock.withLock({ known[files] }) { return packages }
    let packages = try findPackages(of: files)
    lock.withLock { known[files] = packages }
    return packages
  }

  /// The checked-out packages that files need of which `packages(of:)` has returned those.
  var packages: ProjectPackages {
    var seen: Set<String> = []
    return lock.withLock {
      ProjectPackages(
        modules: known.values.flatMap(\.modules).filter { seen.insert($0.name).inserted },
        missing: Set(known.values.flatMap(\.missing)).sorted())
    }
  }

  /// Whether a file is compiled only because another one imports its module.
  func isImported(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    return lock.withLock {
      imported.values.contains { $0.targets.contains { $0.files.contains(path) } }
    }
  }

  /// The folders of the imported targets.
  var importedFolders: [String] {
    lock.withLock { imported.values.flatMap(\.targets).flatMap(\.folders) }
  }

  /// Returns the files of a folder that belong to the app of its Xcode project, and prints a
  /// message about the others.
  ///
  /// Files that no target compiles, such as one that was replaced and left behind, tests, and files
  /// of targets for other platforms are left out, and packages that repeat a name of the app, which
  /// imports them as modules of their own. The project is the nearest one around the folder;
  /// without one, each file has the nearest project between it and the folder.
  ///
  /// These files stay: those of packages in the folder, except for tests; all files, if no target
  /// has a file of the folder; and tests, if the folder has no other files of a target. In the
  /// folder of a package, packages on which nothing there depends, such as tools, are left out, and
  /// everywhere the files in the folders of a package's targets that no target has.
  func compiled(_ files: [String], of folder: String, for platform: Platform) -> [String] {
    let start = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    let nearest = around(start).first { $0.xcodeProject != nil || $0.manifest != nil || $0.isRoot }
    let isInProject = nearest?.xcodeProject != nil || nearest?.manifest != nil
    let places = files.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let projects = places.map { place in
      nearest?.xcodeProject
        ?? (isInProject && nearest?.manifest == nil
          ? nil : between(place, and: start).lazy.compactMap(\.xcodeProject).first)
    }
    var members: [URL: ProjectMembers] = [:]
    // The names of a package go before those of its examples.
    var names: Set<Substring> = []
    if nearest?.manifest != nil, projects.contains(where: { $0 != nearest?.xcodeProject }) {
      names = ProjectMembers.names(
        in: Set(zip(places, projects).filter { $1 == nil }.map(\.0.path)))
    }
    var apart = nearest?.url.path == start.path ? unusedPackages(among: places, in: start) : []
    let excluded = excludedFiles(among: places)
    let known = Set(projects.compactMap { $0 }).sorted { $0.path < $1.path }
      .compactMap { url in (try? xcodeProject(at: url)).map { (url: url, project: $0) } }
    // The names of an app go before those of its frameworks.
    for (url, project) in known.filter(\.project.hasApp) + known.filter({ !$0.project.hasApp }) {
      let own = zip(places, projects)
        .filter { $1 == url && package(withTest: $0, in: start) == nil }.map(\.0)
        .filter { nearest?.manifest != nil || !isInPackage($0, below: start) }
      members[url] = ProjectMembers(
        of: project, named: url.lastPathComponent, for: platform, among: own, declared: &names)
    }
    apart += packages(
      of: known.map(\.project).filter(\.hasApp), below: start, repeating: names, among: places)
    let tests = testsWithoutProject(
      isInProject
        ? [] : zip(places, projects).filter { $1 == nil }.map(\.0), in: start)
    var kept: [String] = []
    var strays: [(file: String, project: String)] = []
    var leftOut: [(what: String, project: String)] = []
    for ((file, place), project) in zip(zip(files, places), projects) {
      if let package = package(withTest: place, in: start) {
        leftOut.append(("tests", package.lastPathComponent))
        continue
      }
      if let package = excluded[place.path] {
        leftOut.append(("excluded files", package.lastPathComponent))
        continue
      }
      if let package = apart.first(where: { place.path.hasPrefix($0.path + "/") }) {
        leftOut.append(("files", package.lastPathComponent))
        continue
      }
      guard let members = project.flatMap({ members[$0] }) else {
        if tests.contains(place) {
          leftOut.append(("tests", start.lastPathComponent))
        } else {
          kept.append(file)
        }
        continue
      }
      switch members.kind(of: place.path) {
      case .member: kept.append(file)
      case .other(let what): leftOut.append((what, members.name))
      case .stray:
        if nearest?.manifest != nil || isInPackage(place, below: start) {
          kept.append(file)
        } else {
          strays.append((file, members.name))
        }
      }
    }
    if lock.withLock({ reported.insert(folder).inserted }) {
      report(leftOut, of: folder)
      report(strays)
    }
    return kept
  }

  /// Prints the messages that are not printed yet.
  func reportOnce(_ messages: [String]) {
    for message in messages where lock.withLock({ reported.insert(message).inserted }) {
      Terminal.printError(message)
    }
  }

  private func report(_ leftOut: [(what: String, project: String)], of folder: String) {
    var known: Set<String> = []
    for (what, project) in leftOut where known.insert(what + project).inserted {
      Terminal.printError(
        "\(folder.visible): note: the \(what) of \(project.visible) are left out; name their folder "
          + "to add them")
    }
  }

  private func report(_ strays: [(file: String, project: String)]) {
    let limit = 3
    for (file, project) in strays.prefix(limit) {
      Terminal.printError(
        "\(file.visible): note: left out, since no target of \(project.visible) compiles it; name "
          + "the file to add it")
    }
    if strays.count > limit {
      Terminal.printError("note: \(strays.count - limit) more files are left out for this reason")
    }
  }

  /// Returns the folders around a file that are in a folder, or that folder, the nearest first.
  private func between(_ file: URL, and start: URL) -> [Folder] {
    around(file.deletingLastPathComponent()).filter { $0.url.path.count >= start.path.count }
  }

  private func isInPackage(_ file: URL, below start: URL) -> Bool {
    between(file, and: start).contains { $0.manifest != nil && $0.url.path != start.path }
  }

  /// Returns the packages whose manifests leave out files, by the paths of these; none if all files
  /// are left out.
  private func excludedFiles(among files: [URL]) -> [String: URL] {
    let packages = Dictionary(grouping: files) { file -> URL? in
      guard
        let package = around(file.deletingLastPathComponent())
          .first(where: { $0.manifest != nil || $0.xcodeProject != nil }),
        let folder = file.path.dropFirst(package.url.path.count).split(separator: "/").first,
        package.manifest?.mayLeaveOutFiles(of: String(folder)) == true
      else { return nil }
      return package.url
    }
    guard packages.keys.contains(where: { $0 != nil }),
      let cache = try? CompileCache(environment: ProcessInfo.processInfo.environment)
    else { return [:] }
    var excluded: [String: URL] = [:]
    for case (let package?, let files) in packages {
      guard let targets = try? PackageDump(of: package, cache: cache).targets else { continue }
      let folders = targets.compactMap { target in
        target.folder(in: package).map { (target: target, folder: $0) }
      }
      let compiled = Set(
        folders.flatMap { $0.target.files(in: $0.folder, where: FolderEntries.isSource) })
      for file in files.map(\.path) where !compiled.contains(file) {
        guard folders.contains(where: { file.hasPrefix($0.folder.path + "/") }) else { continue }
        excluded[file] = package
      }
    }
    return excluded.count < files.count ? excluded : [:]
  }

  /// Returns the packages in the folder of a package with some of the files, except those on which
  /// that package or an Xcode project in it depends.
  private func unusedPackages(among files: [URL], in start: URL) -> [URL] {
    guard folder(at: start).manifest != nil else { return [] }
    let around = files.flatMap { between($0, and: start) }
    let packages = Set(around.filter { $0.manifest != nil && $0.url.path != start.path }.map(\.url))
    guard !packages.isEmpty else { return [] }
    let projects = Set(around.compactMap(\.xcodeProject))
    let used = Set(
      localPackages(
        of: [start] + projects.flatMap { (try? xcodeProject(at: $0))?.localPackages ?? [] }
      ).map(\.path))
    return packages.filter { !used.contains($0.path) }.sorted { $0.path < $1.path }
  }

  /// Returns the packages of apps that declare a name of an app too, and those on which they depend.
  ///
  /// They cannot be compiled with the app as one module: it imports them as modules of their own.
  private func packages(
    of apps: [XcodeProject], below start: URL, repeating names: Set<Substring>, among files: [URL]
  ) -> [URL] {
    let repeating = apps.flatMap(\.localPackages).filter { package in
      guard package.path.hasPrefix(start.path + "/") else { return false }
      let own = files.filter {
        $0.path.hasPrefix(package.path + "/") && !$0.path.hasPrefix(package.path + "/Tests/")
      }
      return !ProjectMembers.names(in: Set(own.map(\.path))).isDisjoint(with: names)
    }
    return repeating.isEmpty ? [] : localPackages(of: repeating)
  }

  /// Returns packages, and those on this computer on which they depend.
  func localPackages(of packages: [URL]) -> [URL] {
    var found: [URL] = []
    var rest = packages
    while let package = rest.popLast() {
      guard let manifest = folder(at: package).manifest,
        !found.contains(where: { $0.path == package.path })
      else { continue }
      found.append(package)
      rest += manifest.localDependencies.map { path in
        let places = self.places(of: package).map {
          URL(filePath: path, directoryHint: .isDirectory, relativeTo: $0).standardizedFileURL
        }
        // A package outside the repository is not in its commit.
        return places.first { tree?.workingFolder(of: $0) != nil } ?? places[places.count - 1]
      }
    }
    return found
  }

  /// Returns the package with a file in its folder `Tests`; nil if all files are in that folder.
  private func package(withTest file: URL, in start: URL) -> URL? {
    let package = between(file, and: start).first { $0.manifest != nil }?.url
    return package.flatMap { file.path.hasPrefix($0.path + "/Tests/") ? $0 : nil }
  }

  /// Returns the tests among files that are in no project, such as one that a tool would generate:
  /// files that import a framework for tests, and those in their folders `Tests`; none if all are.
  private func testsWithoutProject(_ files: [URL], in start: URL) -> Set<URL> {
    let files = files.filter { !isInPackage($0, below: start) }
    let tests = files.filter { ProjectMembers.importsTests($0.path) }
    let folders = Set(
      tests.compactMap { test in
        sequence(first: test.deletingLastPathComponent()) { $0.deletingLastPathComponent() }
          .prefix { $0.path.count > start.path.count }
          .first { $0.lastPathComponent.hasSuffix("Tests") }?.path
      })
    let all = Set(tests).union(
      files.filter { file in folders.contains { file.path.hasPrefix($0 + "/") } })
    return all.count < files.count ? all : []
  }

  /// Returns the settings of the target that contains files, in the nearest project around the
  /// first.
  ///
  /// A package is a project for the files of its targets only.
  func settings(ofFilesAt paths: [String]) -> BuildSettings {
    if let known = lock.withLock({ settings[paths] }) { return known }
    let new = findSettings(ofFilesAt: paths)
    lock.withLock { settings[paths] = new }
    return new
  }

  private func findSettings(ofFilesAt paths: [String]) -> BuildSettings {
    guard let path = paths.first else { return BuildSettings() }
    let start = URL(fileURLWithPath: path).standardizedFileURL
    for folder in around(path.isFolder ? start : start.deletingLastPathComponent()) {
      let below = start.path.dropFirst(folder.url.path.count).split(separator: "/").map(String.init)
      if let manifest = folder.manifest { return manifest.settings(ofFilesIn: below) }
      if let project = folder.xcodeProject {
        return (try? xcodeProject(at: project))?.settings(ofFilesIn: below) ?? BuildSettings()
      }
    }
    guard path.isFolder, let project = projectInside(start) else { return BuildSettings() }
    return (try? xcodeProject(at: project))?.settings(ofFilesIn: []) ?? BuildSettings()
  }

  /// Returns the first Xcode project in the folders of a folder, up to two levels below them.
  private func projectInside(_ folder: URL) -> URL? {
    var level = [folder]
    for _ in 1...3 {
      level = level.flatMap { self.folder(at: $0).entries }
        .filter { $0.path.isFolder && $0.pathExtension.isEmpty && $0.lastPathComponent != "Pods" }
      if let project = level.lazy.compactMap({ self.folder(at: $0).xcodeProject }).first {
        return project
      }
    }
    return nil
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
