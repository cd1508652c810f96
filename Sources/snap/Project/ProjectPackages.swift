import Foundation

/// The packages on which the sources of a project depend.
struct ProjectPackages {
  /// The modules of those that are checked out, each after those on which it depends.
  var modules: [PackageModule] = []
  /// The names of the repositories that are not checked out.
  var missing: [String] = []

  /// The folders with the resources of the modules.
  var resourceFolders: [String] { modules.filter(\.hasResources).map(\.folder.path) }

  /// Advice about a module that does not exist; nil if no package is missing.
  var advice: String? {
    guard let first = missing.first else { return nil }
    let others = missing.count > 1 ? " and \(missing.count - 1) more packages" : ""
    return "'snap resolve' checks out \(first.visible)\(others)"
  }
}

extension ProjectFolders {
  /// Finds the checked-out packages that files import, and those on which these depend.
  ///
  /// SwiftPM checks packages out in `.build/checkouts` of the package, Xcode in `SourcePackages`
  /// beside its project if `-clonedSourcePackagesDirPath` says so, or in its derived data. The sources
  /// of a commit use the packages of the working tree.
  func findPackages(of files: [String]) throws -> ProjectPackages {
    let names = importedModules.modules(of: files)
    guard !names.isEmpty else { return ProjectPackages() }
    let places = Set(
      files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent() })
    let environment = ProcessInfo.processInfo.environment
    var seen: Set<String> = []
    var folders: [URL] = []
    var repositories: [String] = []
    for place in places.sorted(by: { $0.path < $1.path }) {
      for level in around(place) {
        guard seen.insert(level.url.path).inserted else { break }
        repositories += level.manifest?.remoteDependencies ?? []
        repositories +=
          level.xcodeProject.flatMap { try? xcodeProject(at: $0) }?.remotePackages ?? []
        let known = self.places(of: level.url).flatMap { folder in
          ["SourcePackages/checkouts", ".build/checkouts"].map {
            folder.appending(path: $0, directoryHint: .isDirectory)
          }
        }
        folders += (known + derivedData(of: level, environment)).flatMap(ResourceFolders.contents)
      }
    }
    let local = importedPackages(of: files).separate
    let present = Set((local + folders).map { $0.lastPathComponent.lowercased() })
    let missing = repositories.map { PackagePins.Pin(location: $0, revision: "").folderName }
      .filter { !present.contains($0.lowercased()) }
    guard !(local + folders).isEmpty else { return ProjectPackages(missing: missing) }
    // A package that depends on LayoutDSL has its checkout, too.
    let imports = names.subtracting(try Toolkit(environment: environment).moduleNames)
    var checkouts = try PackageCheckouts(
      in: folders, local: local, imports: importedModules, environment: environment)
    return ProjectPackages(modules: try checkouts.modules(imports), missing: missing)
  }

  /// The folders in which Xcode has checked out the packages of the project in a folder.
  private func derivedData(of level: Folder, _ environment: [String: String]) -> [URL] {
    guard let project = level.xcodeProject, let home = environment["HOME"] else { return [] }
    let all = URL(filePath: home).appending(path: "Library/Developer/Xcode/DerivedData")
    let name = project.deletingPathExtension().lastPathComponent.replacing(" ", with: "_")
    return ResourceFolders.contents(of: all)
      .filter { $0.lastPathComponent.hasPrefix("\(name)-") }
      .map { $0.appending(path: "SourcePackages/checkouts", directoryHint: .isDirectory) }
  }
}
