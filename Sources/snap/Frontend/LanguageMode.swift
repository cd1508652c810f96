import ArgumentParser

/// A language mode of the compiler.
enum LanguageMode: String, CaseIterable, ExpressibleByArgument {
  /// The mode of most published projects.
  case swift5 = "5"
  case swift6 = "6"

  /// The language version of the mode, for `#if swift(…)`.
  var version: [Int] { self == .swift5 ? [5, 10] : [6, 3] }
}
