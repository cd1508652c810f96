import Foundation

/// The text of a package's manifest, read without running it.
///
/// A manifest that computes names or paths is read as the package manager evaluates it.
struct ManifestText {
  private enum Token: Equatable {
    /// An identifier, a keyword or a number.
    case word(String)
    case text(String)
    /// A string with interpolations.
    case interpolated
    case mark(Unicode.Scalar)

    var word: String? { if case .word(let word) = self { word } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  private let tokens: [Token]
  private let toolsVersion: Substring?
  private var evaluation: Evaluation?

  /// Reads `Package.swift` in a folder; nil if there is none.
  init?(in folder: URL) {
    let file = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(text)
    if hasComputedNames { evaluation = Evaluation(of: folder) }
  }

  private init(_ text: String) {
    tokens = Self.tokens(of: text)
    toolsVersion = text.firstRange(of: "swift-tools-version:").map {
      text[$0.upperBound...].drop(while: \.isWhitespace).prefix(while: \.isWholeNumber)
    }
  }

  // MARK: Computed names

  /// Whether the manifest computes names or paths.
  var isComputed: Bool { evaluation != nil }

  /// The manifest with literals for what it computes; itself, if the package manager refuses it.
  var literal: ManifestText { evaluation?.manifest ?? self }

  /// A manifest that is evaluated when something of it is needed.
  private final class Evaluation: @unchecked Sendable {
    private let folder: URL
    private let lock = NSLock()
    private var result: ManifestText??

    init(of folder: URL) { self.folder = folder }

    var manifest: ManifestText? {
      lock.withLock {
        if let result { return result }
        let environment = ProcessInfo.processInfo.environment
        let dump = try? PackageDump(of: folder, cache: CompileCache(environment: environment))
        let manifest = dump.map { ManifestText($0.literalManifest) }
        result = .some(manifest)
        return manifest
      }
    }
  }

  private var hasComputedNames: Bool {
    tokens.indices.contains { index in
      guard let label = tokens[index].word, ["name", "path", "url"].contains(label),
        has([.mark(":")], at: index + 1)
      else { return false }
      let isText = token(at: index + 2)?.text != nil
      let isWhole = [.mark(","), .mark(")"), nil].contains(token(at: index + 3))
      return !(isText && isWhole)
    }
  }

  private static func tokens(of text: String) -> [Token] {
    var cursor = SourceCursor(Array(text.utf8))
    var tokens: [Token] = []
    while true {
      cursor.skipSpacesAndComments()
      if cursor.isAtEnd { return tokens }
      if cursor.isAtString {
        tokens.append(string(at: &cursor))
      } else if cursor.isAtWord {
        tokens.append(.word(cursor.word()))
      } else {
        tokens.append(.mark(Unicode.Scalar(cursor.byte())))
        cursor.advance()
      }
    }
  }

  private static func string(at cursor: inout SourceCursor) -> Token {
    let marks = cursor.stringStart()
    var bytes: [UInt8] = []
    var isInterpolated = false
    while true {
      switch cursor.stringPart(marks) {
      case .byte(let byte): bytes.append(byte)
      case .escape: cursor.advance()
      case .interpolation:
        isInterpolated = true
        cursor.advance()
      case .end, .unterminated:
        return isInterpolated ? .interpolated : .text(String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// The names of the targets, without tests, macros and plugins.
  var targetNames: [String] {
    literal.names(inCallsOf: ["target", "executableTarget"])
      .filter { $0.utf8.allSatisfy(SourceCursor.isWord) }
  }

  /// The names of the products of other packages on which the targets depend.
  var productNames: [String] { literal.names(inCallsOf: ["product"]) }

  /// Whether a string is a name, or that of its module.
  func mentions(_ name: String) -> Bool {
    let module = PackageModule.name(of: name)
    func isName(_ token: Token) -> Bool { token.text.map(PackageModule.name) == module }
    // A computed name is usually that of a constant.
    return tokens.contains(where: isName) || isComputed && literal.tokens.contains(where: isName)
  }

  /// The paths of the packages on this computer on which the package depends.
  var localDependencies: [String] { literal.packages(at: "path") }

  /// The addresses of the repositories on which the package depends.
  var remoteDependencies: [String] { literal.packages(at: "url") }

  /// Whether a target may leave out a file of a folder in the package's folder.
  func mayLeaveOutFiles(of folder: String) -> Bool {
    let isOfTarget =
      PackageDump.Target.folders.contains(folder)
      || tokens.contains { $0.text == folder || $0.text?.hasPrefix(folder + "/") == true }
    return isOfTarget
      && tokens.indices.contains { index in
        ["exclude", "sources"].contains(tokens[index].word) && has([.mark(":")], at: index + 1)
      }
  }

  private func names(inCallsOf functions: Set<String>) -> [String] {
    calls(of: functions).compactMap { text(of: "name", at: $0) }
  }

  private func packages(at label: String) -> [String] {
    calls(of: ["package"]).compactMap { start in
      // The name and the comma after it.
      text(of: label, at: text(of: "name", at: start) == nil ? start : start + 4)
    }
  }

  /// Returns the settings of the target with a folder that is on a path from the package's folder, or
  /// of the only target with a folder inside; several targets are compiled as one module with the
  /// conditions of all.
  func settings(ofFilesIn folders: [String]) -> BuildSettings {
    // The evaluation takes time.
    let mayBeOfTarget = folders.first.map(PackageDump.Target.folders.contains) ?? false
    return (mayBeOfTarget ? literal : self).writtenSettings(ofFilesIn: folders)
  }

  private func writtenSettings(ofFilesIn folders: [String]) -> BuildSettings {
    let path = "/" + folders.joined(separator: "/") + "/"
    let targets = self.targets
    let target = targets.first { range in
      ["name", "path"].contains { label in
        range.lazy.compactMap { text(of: label, at: $0) }.first
          .map { path.contains("/\($0)/") } ?? false
      }
    }
    if let target { return settings(of: target) }
    guard !folders.isEmpty else { return BuildSettings(conditions: conditions(in: tokens.indices)) }
    let inside = targets.filter { range in self.folders(of: range).contains { $0.hasPrefix(path) } }
    guard inside.count != 1 else { return settings(of: inside[0]) }
    return BuildSettings(
      conditions: inside.reduce(into: []) { $0.formUnion(settings(of: $1).conditions) })
  }

  /// The tokens of each target that has sources of the package's modules, up to the next target.
  private var targets: [Range<Int>] {
    let starts = calls(of: ["target", "executableTarget", "testTarget", "macro", "plugin"])
    return zip(starts, starts.dropFirst() + [tokens.count]).map { $0..<$1 }
      .filter { ["target", "executableTarget"].contains(tokens[$0.lowerBound - 2].word) }
  }

  /// The paths at which a target may have its folder, from the package's folder.
  private func folders(of target: Range<Int>) -> [String] {
    func first(_ label: String) -> String? {
      target.lazy.compactMap { text(of: label, at: $0) }.first
    }
    if let path = first("path") { return ["/\(path)/"] }
    return PackageDump.Target.folders.map { "/\($0)/\(first("name") ?? "")/" }
  }

  private func settings(of target: Range<Int>) -> BuildSettings {
    // Settings that several targets share are in a variable.
    let refersToVariable = target.contains {
      has([.word("swiftSettings"), .mark(":")], at: $0)
        && token(at: $0 + 2)?.word != nil
    }
    let scope = refersToVariable ? tokens.indices : target
    return BuildSettings(
      languageMode: LanguageMode(version: languageVersion(in: scope)),
      isMainActorIsolated: calls(of: ["defaultIsolation"], in: scope).contains {
        has([.word("MainActor"), .mark("."), .word("self")], at: $0)
      },
      conditions: conditions(in: scope))
  }

  /// Returns the version of Swift of the settings of a target, or of all targets, or of the tools.
  private func languageVersion(in scope: Range<Int>) -> Substring? {
    for start in calls(of: ["swiftLanguageMode", "swiftLanguageVersion"], in: scope) {
      if let version = version(at: start) { return version }
    }
    for index in tokens.indices {
      guard ["swiftLanguageModes", "swiftLanguageVersions"].contains(tokens[index].word),
        has([.mark(":"), .mark("[")], at: index + 1)
      else { continue }
      if let version = version(at: index + 3) { return version }
    }
    return toolsVersion
  }

  /// Returns the first digit of `.v5` or `.version("5")` at an index.
  private func version(at index: Int) -> Substring? {
    guard has([.mark(".")], at: index), let word = token(at: index + 1)?.word else { return nil }
    let text = word == "version" ? token(at: index + 3)?.text?[...] : word.dropFirst()
    return text?.prefix(while: \.isWholeNumber)
  }

  /// Returns the conditions that settings and the package manager define, without those for other
  /// platforms than iOS and for releases.
  private func conditions(in scope: Range<Int>) -> Set<String> {
    let when: [Token] = [.mark(","), .mark("."), .word("when"), .mark("(")]
    let platforms = when + [.word("platforms"), .mark(":"), .mark("[")]
    let release = when + [.word("configuration"), .mark(":"), .mark("."), .word("release")]
    return Set(
      calls(of: ["define"], in: scope).compactMap { start in
        guard let name = token(at: start)?.text, !has(release, at: start + 1) else { return nil }
        guard has(platforms, at: start + 1) else { return name }
        let list = tokens[(start + 1 + platforms.count)...].prefix { $0 != .mark("]") }
        return list.contains(.word("iOS")) || !list.contains(.mark(".")) ? name : nil
      }
    ).union(["SWIFT_PACKAGE"])
  }

  // MARK: Searching

  /// Returns the indices of the first arguments of calls such as `.target(`.
  private func calls(of names: Set<String>, in scope: Range<Int>? = nil) -> [Int] {
    (scope ?? tokens.indices).filter { index in
      index > 2 && tokens[index - 1] == .mark("(") && tokens[index - 3] == .mark(".")
        && tokens[index - 2].word.map(names.contains) ?? false
    }
  }

  /// Returns the text of an argument with a label at an index.
  private func text(of label: String, at index: Int) -> String? {
    has([.word(label), .mark(":")], at: index) ? token(at: index + 2)?.text : nil
  }

  private func has(_ expected: [Token], at index: Int) -> Bool {
    tokens[min(index, tokens.count)...].starts(with: expected)
  }

  private func token(at index: Int) -> Token? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }
}
