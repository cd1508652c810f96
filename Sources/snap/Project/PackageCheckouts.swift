import Foundation

/// The packages that SwiftPM or Xcode has checked out for a project.
struct PackageCheckouts {
  private var packages: [Package]
  private let cache: CompileCache
  /// The modules that the files of local packages import.
  private let imports: ImportedModules

  private struct Package {
    let folder: URL
    let text: ManifestText
    /// Whether it is a package of the project itself.
    let isLocal: Bool
    var dump: PackageDump?
    /// Whether the package manager does not understand the manifest.
    var isRefused = false
  }

  /// Reads the manifests in folders, the first of those with the same name, and of local packages.
  init(
    in checkouts: [URL], local: [URL] = [], imports: ImportedModules = ImportedModules(),
    environment: [String: String]
  ) throws {
    var seen: Set<String> = []
    let all = (local + checkouts)
      .filter { seen.insert($0.lastPathComponent.lowercased()).inserted }
      .compactMap { folder in
        ManifestText(in: folder).map {
          Package(folder: folder, text: $0, isLocal: local.contains(folder))
        }
      }
    // Those that are evaluated to be read are asked last.
    packages = all.filter { !$0.text.isComputed } + all.filter(\.text.isComputed)
    self.imports = imports
    cache = try CompileCache(environment: environment)
  }

  /// Returns the modules with some names, and those on which they depend, before these.
  mutating func modules(_ names: Set<String>) throws -> [PackageModule] {
    var found: [PackageModule] = []
    var visited: Set<String> = []
    for name in names.sorted() {
      guard let (index, target) = try target(ofModule: name) else { continue }
      _ = try add(target, of: index, to: &found, &visited)
    }
    return found
  }

  /// Adds a target after those on which it depends; returns the names of all these modules.
  private mutating func add(
    _ target: PackageDump.Target, of index: Int, to found: inout [PackageModule],
    _ visited: inout Set<String>
  ) throws -> [String] {
    let name = PackageModule.name(of: target.name)
    guard visited.insert(name).inserted else {
      return found.first { $0.name == name }.map { $0.dependencies + [name] } ?? []
    }
    let package = packages[index]
    let settings = package.text.literal.settings(ofFilesIn: [target.path ?? target.name])
    let module = PackageModule(target, of: package.folder, settings: settings)
    var needed = try (target.dependencies ?? []).filter(\.isForApps)
      .flatMap { try targets(of: $0, in: index) }
    if package.isLocal, let module { needed += try localTargets(importedBy: module) }
    var dependencies: [String] = []
    for (package, target) in needed {
      for name in try add(target, of: package, to: &found, &visited)
      where !dependencies.contains(name) {
        dependencies.append(name)
      }
    }
    guard var module else { return dependencies }
    module.dependencies = dependencies
    found.append(module)
    return dependencies + [name]
  }

  /// Returns the targets of local packages that a module of another one imports: it need not name
  /// them, since Xcode builds the packages of a project together.
  private mutating func localTargets(
    importedBy module: PackageModule
  ) throws -> [(Int, PackageDump.Target)] {
    try imports.modules(of: module.files).sorted().compactMap { name in
      try name == module.name ? nil : target(ofModule: name)
    }
    .filter { packages[$0.0].isLocal }
  }

  /// Returns the targets of a dependency: one of the same package, or those of a product.
  private mutating func targets(
    of dependency: PackageDump.TargetDependency, in index: Int
  ) throws -> [(Int, PackageDump.Target)] {
    if dependency.package == nil,
      let target = try dump(at: index)?.targets.first(where: { $0.name == dependency.name })
    {
      return [(index, target)]
    }
    let isNamed = { (package: Package) in
      package.folder.lastPathComponent.lowercased() == dependency.package?.lowercased()
    }
    let order =
      packages.indices.filter { isNamed(packages[$0]) }
      + packages.indices.filter { !isNamed(packages[$0]) }
    for index in order where packages[index].text.mentions(dependency.name) {
      guard let dump = try dump(at: index),
        let product = dump.products.first(where: { $0.name == dependency.name })
      else { continue }
      return dump.targets.filter { product.targets.contains($0.name) }.map { (index, $0) }
    }
    return []
  }

  /// Returns the target of a module; nil if there is none in any package.
  private mutating func target(ofModule name: String) throws -> (Int, PackageDump.Target)? {
    for index in packages.indices where packages[index].text.mentions(name) {
      let targets = try dump(at: index)?.targets ?? []
      if let target = targets.first(where: {
        $0.type != "test" && PackageModule.name(of: $0.name) == name
      }) {
        return (index, target)
      }
    }
    return nil
  }

  /// Returns the manifest of a package as the package manager evaluates it; nil if it is refused,
  /// such as one for a newer Swift, which is reported once.
  private mutating func dump(at index: Int) throws -> PackageDump? {
    if packages[index].dump != nil || packages[index].isRefused { return packages[index].dump }
    do {
      packages[index].dump = try PackageDump(of: packages[index].folder, cache: cache)
    } catch Failure.unreadable(let path, let reason) {
      packages[index].isRefused = true
      Terminal.printError("note: a package is left out: \(path.visible): \(reason)")
    }
    return packages[index].dump
  }
}
