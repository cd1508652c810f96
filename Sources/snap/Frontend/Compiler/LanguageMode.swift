import ArgumentParser

/// A language mode of the compiler.
enum LanguageMode: String, CaseIterable, ExpressibleByArgument {
  /// The mode of most published projects.
  case swift5 = "5"
  case swift6 = "6"

  /// The language version of the mode, for `#if swift(…)`.
  var version: [Int] { self == .swift5 ? [5, 10] : [6, 3] }

  /// The mode of a version of Swift, 5 for earlier ones; nil without a version.
  init?(version: Substring?) {
    guard let major = version.flatMap({ Int($0) }) else { return nil }
    self = major >= 6 ? .swift6 : .swift5
  }
}
