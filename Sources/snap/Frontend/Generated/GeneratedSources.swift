import Foundation

/// The files that Xcode generates for a module, and another one, as texts.
enum GeneratedSources {
  /// Returns the texts with their names, sorted by name.
  static func texts(
    beside sources: [SourceFile], in resources: [URL], languageMode: LanguageMode?
  ) throws -> [(key: String, value: String)] {
    [
      "AssetSymbols": AssetSymbols(in: resources).source(beside: sources),
      "StringSymbols": StringSymbols(in: resources).source,
      "DataModels": try DataModels(in: resources).source(beside: sources),
      "MachineLearningModels": MachineLearningModels(in: resources).source(beside: sources),
      "IntentDefinitions": IntentDefinitions(in: resources).source(beside: sources),
      "SendableClosures": SendableClosures(in: sources).source(in: languageMode),
    ].compactMapValues { $0 }.sorted { $0.key < $1.key }
  }
}
