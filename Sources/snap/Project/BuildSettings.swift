/// The settings of a project with which Xcode or SwiftPM compiles sources.
struct BuildSettings: Equatable {
  /// The language mode; nil if no project sets one.
  var languageMode: LanguageMode?
  /// Whether declarations are isolated to the main actor unless they say otherwise; nil without a
  /// project.
  var isMainActorIsolated: Bool?
  /// The compilation conditions besides `DEBUG`.
  var conditions: Set<String> = []
  /// All settings of a target that are texts, by their names.
  var texts: [String: String] = [:]
}
