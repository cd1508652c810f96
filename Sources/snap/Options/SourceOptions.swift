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

  @Option(help: "The language mode of the compiler: 5 or 6.")
  var swiftVersion = LanguageMode.swift5

  /// Returns the files, and all Swift files in folders among them.
  ///
  /// Conditions in them are evaluated for a version of iOS.
  func sources(systemVersion: Int = 18) throws -> [SourceFile] {
    let conditions = BuildConditions(
      platform: platform, systemVersion: systemVersion, languageMode: swiftVersion)
    return try SourceFile.files(at: files, conditions: conditions)
  }
}
