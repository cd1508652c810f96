import Foundation

/// The manifest of a Swift package, as the package manager evaluates it.
struct PackageManifest {
  /// The targets with Swift code, without tests and plugins, and those of the local packages on
  /// which it depends.
  let targets: [ProjectTarget]

  /// Evaluates the manifest of a folder.
  init(of folder: URL) throws {
    let cache = try CompileCache(environment: ProcessInfo.processInfo.environment)
    var known: Set<String> = []
    targets = try Self.targets(of: folder, isDependency: false, cache: cache, known: &known)
  }

  private static func targets(
    of folder: URL, isDependency: Bool, cache: CompileCache, known: inout Set<String>
  ) throws -> [ProjectTarget] {
    guard known.insert(folder.path).inserted else { return [] }
    let dump = try PackageDump(of: folder, cache: cache)
    var targets = dump.targets.compactMap { $0.target(in: folder, isDependency: isDependency) }
    for path in dump.dependencies.flatMap({ $0.fileSystem ?? [] }).map(\.path) {
      targets += try Self.targets(
        of: URL(fileURLWithPath: path, isDirectory: true), isDependency: true, cache: cache,
        known: &known)
    }
    return targets
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
