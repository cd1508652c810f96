/// The settings of a project with which Xcode or SwiftPM compiles sources.
struct BuildSettings: Equatable {
  /// The language mode; nil if no project sets one.
  var languageMode: LanguageMode?
  /// Whether declarations are isolated to the main actor unless they say otherwise.
  var isMainActorIsolated = false
  /// The compilation conditions besides `DEBUG`.
  var conditions: Set<String> = []
}
