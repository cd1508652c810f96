import ArgumentParser
import Foundation

/// The files that a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(help: "SwiftUI source files, or folders of them; all are compiled as one module.")
  var files: [String]

  @Option(
    help:
      "The platform that '#if os(…)' names: \(Platform.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var platform = Platform.iOS

  /// The files, with all Swift files in those that are folders.
  ///
  /// They are read as on a version of iOS.
  func sources(systemVersion: Int = 18) throws -> [SourceFile] {
    let conditions = BuildConditions(platform: platform, systemVersion: systemVersion)
    return try SourceFile.files(at: files, conditions: conditions)
  }

  /// The folders of the files, and those with catalogs, translations or fonts in the given folders.
  func resourceFolders(of sources: [SourceFile]) -> [URL] {
    var folders = Set(sources.folders)
    for path in files where path.isFolder {
      let enumerator = FileManager.default.enumerator(
        at: URL(fileURLWithPath: path, isDirectory: true), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      while let file = enumerator?.nextObject() as? URL {
        let kind = file.pathExtension.lowercased()
        guard Self.resourceKinds.contains(kind) else { continue }
        folders.insert(file.deletingLastPathComponent().standardizedFileURL)
        if kind == "xcassets" || kind == "lproj" { enumerator?.skipDescendants() }
      }
    }
    return folders.sorted { $0.path < $1.path }
  }

  private static let resourceKinds: Set<String> = [
    "lproj", "otf", "ttf", "xcassets", "xcstrings",
  ]
}
