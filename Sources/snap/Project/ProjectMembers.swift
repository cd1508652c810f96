import Foundation

/// The files of an Xcode project, by the targets that compile them.
struct ProjectMembers {
  enum Kind: Equatable {
    /// A target for the platform, other than a test, compiles the file.
    case member
    /// Only other targets compile it.
    case other(String)
    case stray
  }

  /// The name of the project's folder.
  let name: String
  private var members: Set<String> = []
  private var others: [String: String] = [:]
  private let hasMembers: Bool
  private let hasAny: Bool

  /// Sorts the files of a project; without files of a target for the platform, none is left out.
  ///
  /// All files are compiled as one module. A target that declares a name of an earlier target, such
  /// as a widget with a `Provider` of its own, is left out; the app is the first target.
  init(
    of project: XcodeProject, named name: String, for platform: Platform, among places: [URL],
    declared names: inout Set<Substring>
  ) {
    self.name = name
    let files = project.compiledFiles(for: platform)
    let paths = Set(places.map(\.path))
    for target in files.targets where !target.files.isDisjoint(with: paths) {
      let own = target.files.subtracting(members).intersection(paths)
      let declared = Self.names(in: own)
      if let name = declared.intersection(names).min() {
        let reason = "files of '\(target.name)', which declares '\(name)' too,"
        for path in own { others[path] = reason }
      } else {
        members.formUnion(own)
        names.formUnion(declared)
      }
    }
    for path in members { others[path] = nil }
    hasMembers = !members.isEmpty || !others.isEmpty
    let rest = [("tests", files.ofTests), ("targets for other platforms", files.ofOtherPlatforms)]
    for (kind, files) in rest {
      for path in files.intersection(paths) { others[path] = kind }
    }
    hasAny = hasMembers || !others.isEmpty
    addUnlisted(paths.subtracting(members).subtracting(others.keys))
  }

  /// Adds the files that no target lists, without tests, if the list is out of date.
  ///
  /// Then the app needs a type that only those declare. A file that declares a name of the app too
  /// was replaced.
  private mutating func addUnlisted(_ strays: Set<String>) {
    guard hasMembers, !strays.isEmpty else { return }
    let own = Self.names(in: members)
    let new = strays.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return !text.contains(Self.importOfTests)
        && Self.names(in: [path]).isDisjoint(with: own)
    }
    let missing = Self.names(in: Set(new))
    let isNeeded =
      !missing.isEmpty
      && members.contains { path in
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(
          where: missing.contains)
      }
    if isNeeded { members.formUnion(new) }
  }

  func kind(of path: String) -> Kind {
    if !hasAny || members.contains(path) { return .member }
    guard let other = others[path] else { return .stray }
    return hasMembers ? .other(other) : .member
  }

  /// Whether a file imports a framework for tests.
  static func importsTests(_ path: String) -> Bool {
    (try? String(contentsOfFile: path, encoding: .utf8))?.contains(importOfTests) == true
  }

  /// The names that files declare for the whole module, without overloads of operators.
  static func names(in paths: Set<String>) -> Set<Substring> {
    paths.reduce(into: []) { names, path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
      names.formUnion(text.matches(of: declaration).map(\.1))
    }
  }

  // These are read for each file, and a literal is parsed each time that its function runs. They
  // are never changed, so threads can share them.
  nonisolated(unsafe) private static let importOfTests =
    #/(?m)^\s*(?:@testable )?import (?:XCTest|Testing|FBSnapshotTestCase|SnapshotTesting|Quick|Nimble)\b/#
  nonisolated(unsafe) private static let declaration =
    #/^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|internal|package|open|final|indirect|nonisolated)\s+)*(?:struct|class|enum|actor|protocol|typealias)\s+(\w+)/#
    .anchorsMatchLineEndings()
}
