import Foundation

/// The manifests of the packages of a project, as the package manager evaluates them.
struct PackageManifests {
  /// The targets with Swift code, without tests and plugins, and those of the local packages on
  /// which they depend.
  private(set) var targets: [ProjectTarget] = []
  /// The messages about packages that are left out.
  private(set) var problems: [String] = []

  private lazy var cache = Result {
    try CompileCache(environment: ProcessInfo.processInfo.environment)
  }
  private let neighbours: [URL]
  private var known: Set<String> = []

  /// Evaluates the manifest of a folder.
  init(of folder: URL) throws {
    neighbours = []
    try add(folder, isDependency: false)
  }

  /// Evaluates the manifests of folders on which a project depends, without those that are refused.
  ///
  /// If a package depends on one in a folder that does not exist, the neighbour with the name of
  /// that folder is meant, as in Xcode.
  init(of folders: [URL], beside neighbours: [URL]) {
    self.neighbours = neighbours
    for folder in folders { addDependency(folder) }
  }

  private mutating func addDependency(_ folder: URL) {
    do {
      try add(folder, isDependency: true)
    } catch let failure as Failure {
      problems.append("note: a package is left out: \(failure.userMessage)")
    } catch {}
  }

  private mutating func add(_ folder: URL, isDependency: Bool) throws {
    guard known.insert(folder.path).inserted else { return }
    let dump = try PackageDump(of: folder, cache: cache.get())
    targets += dump.targets.compactMap { $0.target(in: folder, isDependency: isDependency) }
    for path in dump.dependencies.flatMap({ $0.fileSystem ?? [] }).map(\.path) {
      let place = URL(fileURLWithPath: path, isDirectory: true)
      if let package = package(at: place) {
        addDependency(package)
      } else {
        let manifest = folder.appending(path: "Package.swift").path
        problems.append(
          "\(manifest.visible): note: a package on which it depends is left out, since there is "
            + "none in \(path.visible)")
      }
    }
  }

  private func package(at place: URL) -> URL? {
    if place.isPackage { return place }
    let name = place.lastPathComponent.lowercased()
    return neighbours.first { $0.lastPathComponent.lowercased() == name && $0.isPackage }
  }
}

extension URL {
  /// Whether a folder has the manifest of a Swift package.
  var isPackage: Bool {
    FileManager.default.fileExists(atPath: appending(path: "Package.swift").path)
  }
}

extension PackageDump.Target {
  /// Returns the target; nil for tests, plugins, binaries and targets without Swift files.
  fileprivate func target(in package: URL, isDependency: Bool) -> ProjectTarget? {
    guard ["regular", "executable"].contains(type) else { return nil }
    guard let folder = folder(in: package) else { return nil }
    let files = files(in: folder, where: FolderEntries.isSource)
    guard !files.isEmpty else { return nil }
    return ProjectTarget(
      name: name, files: files, folders: [folder.path], isDependency: isDependency)
  }
}
