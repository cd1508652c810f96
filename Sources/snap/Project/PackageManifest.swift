import Foundation

/// The manifest of a Swift package, as the package manager evaluates it.
struct PackageManifest {
  /// The targets with Swift code, without tests and plugins, and those of the local packages on
  /// which it depends.
  let targets: [ProjectTarget]

  /// Evaluates the manifest of a folder.
  init(of folder: URL) throws {
    var known: Set<String> = []
    targets = try Self.targets(of: folder, isDependency: false, known: &known)
  }

  private static func targets(
    of folder: URL, isDependency: Bool, known: inout Set<String>
  ) throws -> [ProjectTarget] {
    guard known.insert(folder.path).inserted else { return [] }
    let manifest = folder.appendingPathComponent("Package.swift").path
    let command = ["swift", "package", "--package-path", folder.path, "dump-package"]
    guard let text = try ChildProcess.output(of: command, messages: .standardError) else {
      throw Failure.unreadable(
        path: manifest, reason: "'swift package dump-package' does not understand it")
    }
    let dump: Dump
    do {
      dump = try JSONDecoder().decode(Dump.self, from: Data(text.utf8))
    } catch {
      throw Failure.unreadable(path: manifest, reason: error.reason)
    }
    var targets = dump.targets.compactMap { $0.target(in: folder, isDependency: isDependency) }
    for path in dump.dependencies.flatMap({ $0.fileSystem ?? [] }).map(\.path) {
      targets += try Self.targets(
        of: URL(fileURLWithPath: path, isDirectory: true), isDependency: true, known: &known)
    }
    return targets
  }

  /// The parts of `swift package dump-package` that are used.
  fileprivate struct Dump: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var sources: [String]?
      var exclude: [String]?
    }

    struct Dependency: Decodable {
      struct Folder: Decodable { var path: String }
      var fileSystem: [Folder]?
    }

    var targets: [Target]
    var dependencies: [Dependency]
  }
}

extension PackageManifest.Dump.Target {
  /// Returns the target; nil for tests, plugins, binaries and targets without Swift files.
  fileprivate func target(in package: URL, isDependency: Bool) -> ProjectTarget? {
    guard ["regular", "executable"].contains(type) else { return nil }
    let folders =
      path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    guard
      let folder = folders.map({ package.appendingPathComponent($0).standardizedFileURL })
        .first(where: { $0.path.isFolder })
    else { return nil }
    let excluded = (exclude ?? []).map {
      folder.appendingPathComponent($0).standardizedFileURL.path
    }
    let roots = sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } }
    let files = SourceFile.swiftPaths(in: roots ?? [folder]).filter { file in
      !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
    }
    guard !files.isEmpty else { return nil }
    return ProjectTarget(
      name: name, files: files, folders: [folder.path], isDependency: isDependency)
  }
}

extension SourceFile {
  /// Returns the whole paths of the Swift files among files and in folders, sorted.
  static func swiftPaths(in roots: [URL]) -> [String] {
    roots.flatMap { root -> [String] in
      guard root.path.isFolder else { return isSource(root) ? [root.path] : [] }
      guard !["docc", "xctemplate"].contains(root.pathExtension) else { return [] }
      return ResourceFolders.contents(of: root).flatMap { swiftPaths(in: [$0]) }
    }
  }

  private static func isSource(_ file: URL) -> Bool {
    file.pathExtension == "swift" && file.lastPathComponent != "Package.swift"
  }
}
