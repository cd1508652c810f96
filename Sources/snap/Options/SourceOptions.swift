import ArgumentParser
import Drawing
import Foundation

/// The options for the files that a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: """
      SwiftUI source files, or folders of them; all are compiled as one module. (default: 'paths' of \
      snap.yml)
      """)
  var files: [String] = []

  @Option(
    name: .customLong("platform"),
    help: """
      The platform that '#if os(…)' names: \
      \(Platform.allCases.map(\.rawValue).joined(separator: ", ")). (default: iOS)
      """)
  private var chosenPlatform: Platform?

  @Option(
    name: .customLong("swift-version"),
    help: "The language mode of the compiler: 5 or 6. (default: that of the project, or 5)")
  private var chosenVersion: LanguageMode?

  var platform: Platform { chosenPlatform ?? .iOS }

  /// Returns the settings of the project around the files, with the options of the command.
  func buildSettings(in project: ProjectFolders) -> BuildSettings {
    var settings = project.settings(ofFilesAt: files)
    settings.languageMode = chosenVersion ?? settings.languageMode
    return settings
  }

  /// Completes the options with the settings of the project.
  mutating func validate() throws {
    try reportingFailure {
      let settings = try SnapConfiguration.current()
      if files.isEmpty { files = settings.paths }
      chosenPlatform = chosenPlatform ?? settings.platform
      chosenVersion = chosenVersion ?? settings.swiftVersion
    }
    if files.isEmpty {
      throw ValidationError(
        "Name source files or folders, such as '.' for this folder, or set 'paths' in snap.yml.")
    }
  }

  /// Replaces files that are a part of the paths of snap.yml by these, and returns the bounds of the
  /// files; returns nil and changes nothing for other files.
  ///
  /// A part of a project needs the code and the resources of the rest.
  mutating func widen(to paths: [String]) -> FolderBounds? {
    let all = FolderBounds(paths.map { URL(fileURLWithPath: $0) })
    let named = files.map { URL(fileURLWithPath: $0) }
    guard files != paths,
      named.allSatisfy({ FileManager.default.fileExists(atPath: $0.path) && all.contains($0) })
    else { return nil }
    files = paths
    return FolderBounds(named)
  }

  /// Returns the files, and all Swift files in folders among them.
  ///
  /// Conditions in them are evaluated for a version of iOS. `modules` are those whose files are
  /// among them, besides those with the name of a folder.
  func sources(
    in project: ProjectFolders, systemVersion: Int = 18, modules: Set<String> = []
  ) throws -> [SourceFile] {
    let settings = buildSettings(in: project)
    var conditions = BuildConditions(
      platform: platform, systemVersion: systemVersion,
      languageMode: settings.languageMode ?? .swift5)
    conditions.flags.formUnion(settings.conditions)
    return try SourceFile.files(
      at: files, in: project, conditions: conditions, modules: modules)
  }
}
