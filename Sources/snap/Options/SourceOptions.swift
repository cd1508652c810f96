import ArgumentParser

/// The options for the files that a command reads.
struct SourceOptions: ParsableArguments {
  @Argument(help: "SwiftUI source files, or folders of them; all are compiled as one module.")
  var files: [String]

  @Option(
    help:
      "The platform that '#if os(…)' names: \(Platform.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var platform = Platform.iOS

  @Option(
    help: "The language mode of the compiler: 5 or 6. (default: that of the project, or 5)")
  var swiftVersion: LanguageMode?

  /// The settings of the project around the files, with the options of the command.
  var buildSettings: BuildSettings {
    var settings = BuildSettings(ofFilesAt: files)
    settings.languageMode = swiftVersion ?? settings.languageMode
    return settings
  }

  /// Returns the files, and all Swift files in folders among them.
  ///
  /// Conditions in them are evaluated for a version of iOS.
  func sources(systemVersion: Int = 18) throws -> [SourceFile] {
    let settings = buildSettings
    var conditions = BuildConditions(
      platform: platform, systemVersion: systemVersion,
      languageMode: settings.languageMode ?? .swift5)
    conditions.flags.formUnion(settings.conditions)
    return try SourceFile.files(at: files, conditions: conditions)
  }
}
