import Foundation

/// The targets of the packages around sources, as the manifests name them.
enum PackageTargets {
  /// Returns the names of the targets in the manifests of the enclosing folders, and of packages
  /// beside those, such as `Packages/Name`, up to the project.
  ///
  /// The manifests are read as text and not run.
  static func names(around folders: Set<URL>) -> [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for folder in folders {
      var folder = folder
      for _ in 0..<8 where folder.path != "/" && seen.insert(folder.path).inserted {
        let entries = ResourceFolders.contents(of: folder)
        names += targets(in: folder)
        if entries.contains(where: isProject) {
          let groups = [folder] + entries.filter(holdsPackages)
          names += groups.flatMap { ResourceFolders.contents(of: $0).flatMap(targets) }
          break
        }
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    return names
  }

  private static func isProject(_ file: URL) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(file.pathExtension) || file.lastPathComponent == ".git"
  }

  private static func holdsPackages(_ folder: URL) -> Bool {
    ["Packages", "Modules", "Libraries", "Features", "Frameworks"]
      .contains(folder.lastPathComponent)
  }

  /// Returns the names of the targets of the package in a folder.
  private static func targets(in folder: URL) -> [String] {
    let manifest = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else { return [] }
    let pattern = #/\.(?:target|executableTarget)\(\s*name:\s*"(\w+)"/#
    return text.matches(of: pattern).map { String($0.1) }
  }
}
