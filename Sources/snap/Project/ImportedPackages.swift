import Foundation

/// The local packages that the files of an app import.
struct ImportedPackages {
  /// The targets that are compiled with the files as one module.
  var targets: [ProjectTarget] = []
  /// The folders of packages that are compiled as modules of their own.
  var separate: [URL] = []
}

extension ProjectFolders {
  /// Finds the targets of local packages that files import, and those that these import.
  ///
  /// The packages are those around the files and of the nearest Xcode project, and those on this
  /// computer on which they depend. Targets with some of the files are left out. All packages are
  /// compiled as modules of their own if a target declares a name that the files or another target
  /// declare too, except those with some of the files.
  func findImportedPackages(of files: [String]) -> ImportedPackages {
    let places = files.map { URL(fileURLWithPath: $0).standardizedFileURL }
    let around = packages(around: places)
    // Reading files and evaluating manifests takes time.
    guard !around.isEmpty else { return ImportedPackages() }
    var wanted = importedModules.modules(of: places.map(\.path))
    guard !wanted.isEmpty else { return ImportedPackages() }
    let candidates = localPackages(of: around).map { package in
      let own = places.filter { $0.path.hasPrefix(package.path + "/") }
        .map { $0.path.dropFirst(package.path.count).split(separator: "/") }
      let names = folder(at: package).manifest?.targetNames ?? []
      return (package, names.filter { name in !own.contains { $0.contains(name[...]) } })
    }
    let packages = candidates.filter { $0.1.contains(where: wanted.contains) }.map(\.0)
    let known = Set(places.map(\.path))
    var seen: Set<String> = []
    let manifests = PackageManifests(of: packages, beside: candidates.map(\.0))
    reportOnce(manifests.problems)
    var rest = manifests.targets
      .filter { known.isDisjoint(with: $0.files) && seen.insert($0.module).inserted }
    var found: [ProjectTarget] = []
    while !wanted.isEmpty {
      let new = rest.filter { wanted.contains($0.module) }
      rest.removeAll { wanted.contains($0.module) }
      found += new
      wanted = new.reduce(into: []) { $0.formUnion(importedModules.modules(of: $1.files)) }
    }
    let others = candidates.map(\.0).filter { package in
      !known.contains { $0.hasPrefix(package.path + "/") }
    }
    // Other targets of the package of the files see declarations that only `package` shows.
    guard
      found.allSatisfy({ target in
        others.contains { package in target.files.allSatisfy { $0.hasPrefix(package.path + "/") } }
      })
    else { return ImportedPackages(targets: found) }
    var names = ProjectMembers.names(in: known)
    for target in found {
      let own = ProjectMembers.names(in: Set(target.files))
      guard own.isDisjoint(with: names) else { return ImportedPackages(separate: others) }
      names.formUnion(own)
    }
    return ImportedPackages(targets: found)
  }

  /// Returns the packages around files, those of the nearest Xcode projects, and those of workspaces
  /// around the files.
  ///
  /// A package around such a project is one of them: the project may name it by its repository, or
  /// have its sources in another project of its workspace.
  private func packages(around files: [URL]) -> [URL] {
    var seen: Set<String> = []
    var found: [URL] = []
    for start in Set(files.map { $0.deletingLastPathComponent() }).sorted(by: { $0.path < $1.path })
    {
      var isInProject = false
      for folder in around(start) {
        guard seen.insert(folder.url.path).inserted else { break }
        if folder.manifest != nil { found.append(folder.url) }
        for workspace in folder.entries where workspace.pathExtension == "xcworkspace" {
          let workspace = XcodeWorkspace(at: workspace)
          found += workspace.packages
          found += workspace.projects.flatMap { (try? xcodeProject(at: $0))?.localPackages ?? [] }
        }
        guard !isInProject, let project = folder.xcodeProject else { continue }
        isInProject = true
        found += (try? xcodeProject(at: project))?.localPackages ?? []
      }
    }
    return found
  }
}
