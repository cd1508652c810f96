import Foundation

/// The values with which the conditions of `#if` directives are evaluated.
///
/// `snap` evaluates conditions itself, because the compiler only knows the system that it runs on.
struct BuildConditions {
  var platform = Platform.iOS
  /// The major version of iOS.
  var systemVersion = 18
  /// The modules whose files are among the sources; all sources are compiled as one module.
  var ownModules: Set<String> = []
  /// The modules of packages that the sources can import.
  var packageModules: Set<String> = []
  var languageMode = LanguageMode.swift5
  /// The compilation conditions, as `-D` would define them.
  var flags: Set<String> = ["DEBUG"]

  /// Returns whether the arguments of `#available` ask for a newer version of iOS.
  func isNewer(_ availability: String) -> Bool {
    guard platform == .iOS,
      let match = availability.firstMatch(of: #/\biOS(?:ApplicationExtension)?\s+(\d+)/#)
    else { return false }
    return Int(match.1).map { $0 > systemVersion } ?? true
  }

  /// Returns whether the arguments of `@available` make a declaration obsolete, or unavailable on
  /// the platform.
  func isObsolete(_ availability: String) -> Bool {
    let unavailable = availability.firstMatch(of: #/^\(\s*(\w+)\s*,\s*unavailable\b/#)
    if let unavailable { return unavailable.1 == platform.rawValue }
    guard platform == .iOS,
      let match = availability.firstMatch(of: #/^\(\s*iOS\s*,.*\bobsoleted\s*:\s*(\d+)/#)
    else { return false }
    return Int(match.1).map { $0 <= systemVersion } ?? false
  }

  /// Returns the value of a condition; nil for a malformed condition, which the compiler reports.
  func value(of condition: String) -> Bool? {
    var reader = ConditionReader(conditions: self, tokens: ConditionReader.tokens(of: condition))
    guard let value = reader.disjunction(), reader.tokens.isEmpty else { return nil }
    return value
  }

  /// Returns the value of a condition with arguments; nil for an unknown condition.
  fileprivate func value(of name: String, _ arguments: [String]) -> Bool? {
    let argument = arguments.first ?? ""
    switch name {
    case "os": return argument == platform.rawValue || argument == "xrOS" && platform == .visionOS
    case "canImport": return canImport(argument)
    case "targetEnvironment": return argument == "simulator" && platform != .macOS
    case "arch": return argument == Self.architecture
    case "swift": return compare(languageMode.version, arguments)
    case "compiler": return compare([6, 3], arguments)
    case "_endian": return argument == "little"
    case "_pointerBitWidth": return argument == "_64"
    case "_ptrauth", "_runtime": return false
    case "hasFeature", "hasAttribute", "_hasAtomicBitWidth", "_compiler_version": return true
    default: return nil
    }
  }

  private func canImport(_ module: String) -> Bool {
    let name = module.prefix { $0 != "." }
    return AppleModules.names(for: platform).union(ownModules).union(packageModules)
      .contains(String(name))
  }

  /// The architecture's name in Swift, which differs from that of `uname`.
  private static let architecture: String = {
    var system = utsname()
    uname(&system)
    let name = withUnsafeBytes(of: system.machine) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return name == "aarch64" ? "arm64" : name
  }()

  /// Compares a version with a requirement such as `>=5.9`, given as tokens.
  private func compare(_ version: [Int], _ tokens: [String]) -> Bool? {
    guard let sign = tokens.first, tokens.count == 2 else { return nil }
    let other = tokens[1].split(separator: ".").map { Int($0) ?? 0 }
    switch sign {
    case ">=": return !version.lexicographicallyPrecedes(other)
    case "<": return version.lexicographicallyPrecedes(other)
    default: return nil
    }
  }
}

/// A parser of conditions: `!`, `&&`, `||`, parentheses, names and calls.
private struct ConditionReader {
  let conditions: BuildConditions
  var tokens: ArraySlice<String>

  static func tokens(of condition: String) -> ArraySlice<String> {
    condition.matches(of: token).map { String($0.output) }[...]
  }

  // A literal is parsed each time that its function runs. It is never changed, so threads share it.
  nonisolated(unsafe) private static let token = #/&&|\|\||>=|<|!|\(|\)|,|:|`?[\w.]+`?|\S/#

  mutating func disjunction() -> Bool? {
    guard var value = conjunction() else { return nil }
    while tokens.first == "||" {
      tokens.removeFirst()
      guard let next = conjunction() else { return nil }
      value = value || next
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    guard var value = term() else { return nil }
    while tokens.first == "&&" {
      tokens.removeFirst()
      guard let next = term() else { return nil }
      value = value && next
    }
    return value
  }

  private mutating func term() -> Bool? {
    guard let token = tokens.popFirst() else { return nil }
    switch token {
    case "!": return term().map { !$0 }
    case "(":
      guard let value = disjunction(), tokens.popFirst() == ")" else { return nil }
      return value
    case "true": return true
    case "false": return false
    default:
      guard token.first?.isLetter == true || token.first == "_" else { return nil }
      guard tokens.first == "(" else { return conditions.flags.contains(token) }
      tokens.removeFirst()
      guard let end = tokens.firstIndex(of: ")") else { return nil }
      let arguments = Array(tokens[..<end])
      tokens = tokens[(end + 1)...]
      return conditions.value(of: token, arguments)
    }
  }
}
