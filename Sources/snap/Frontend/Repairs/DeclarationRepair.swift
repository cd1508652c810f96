import Foundation

/// A change of declarations that compile on Apple's systems and not on Linux, made after the
/// compiler has refused them.
struct DeclarationRepair: Sendable {
  /// Whether an error with a text asks for the change.
  private let isFor: @Sendable (_ text: String) -> Bool
  /// Makes the change that an error asks for; returns whether it changed a text.
  private let apply:
    @Sendable (_ sources: inout [SourceFile], _ error: CompilerMessages.Message) -> Bool

  /// Every kind; the first one that is for an error is applied.
  private static let all: [Self] = [
    .optionalSymbols, .disfavoredOverload, .objectOfRuntimeType, .replacedType, .deadBranch,
    .functionConvention, .inheritedMember, .isolatedSubclass, .obsoleteDeclaration,
    .emptyAttributedString, .optionalMethod, .optionalValue, .anyObjectMember, .moduleQualifier,
    .movedName, .hiddenName, .entryStatement,
  ]

  /// Changes the declarations that errors are about; returns whether it changed a text.
  ///
  /// Overrides that are in the wrong place come first: they are also ambiguous.
  static func repair(_ sources: inout [SourceFile], after errors: [CompilerMessages.Message])
    -> Bool
  {
    if apply([.extensionOverride], to: &sources, after: errors) { return true }
    return apply(all, to: &sources, after: errors)
  }

  private static func apply(
    _ repairs: [Self], to sources: inout [SourceFile], after errors: [CompilerMessages.Message]
  ) -> Bool {
    var isChanged = false
    for error in errors {
      if let repair = repairs.first(where: { $0.isFor(error.text) }),
        repair.apply(&sources, error)
      {
        isChanged = true
      }
    }
    return isChanged
  }
}

extension DeclarationRepair {
  /// Creates a change of the sources.
  init(
    after isFor: @escaping @Sendable (_ text: String) -> Bool,
    apply:
      @escaping @Sendable (
        _ sources: inout [SourceFile], _ error: CompilerMessages.Message
      ) -> Bool
  ) {
    (self.isFor, self.apply) = (isFor, apply)
  }

  /// Creates a change of the file and the line that an error names.
  init(
    after isFor: @escaping @Sendable (_ text: String) -> Bool,
    applyToLine change:
      @escaping @Sendable (
        _ source: inout SourceFile, _ line: Int, _ error: CompilerMessages.Message
      ) -> Bool
  ) {
    self.init(after: isFor) { sources, error in
      guard let index = sources.firstIndex(where: { error.isAbout($0) }), let line = error.line
      else { return false }
      return change(&sources[index], line, error)
    }
  }
}

extension [SourceFile] {
  /// Changes every file; returns whether one differs then.
  mutating func changeAll(_ change: (inout SourceFile) -> Bool) -> Bool {
    var isChanged = false
    for index in indices where change(&self[index]) { isChanged = true }
    return isChanged
  }
}

extension SourceFile {
  /// Returns a cursor at the start of a line in the text for the compiler; nil without this line.
  func stagedCursor(atLine line: Int) -> SourceCursor? {
    guard let index = stagedIndex(ofLine: line) else { return nil }
    var cursor = SourceCursor(Array(staged))
    for _ in 0..<index {
      cursor.skipLine()
      cursor.advance()
    }
    return cursor
  }

  /// Changes a line; returns whether it differs then.
  mutating func changeLine(_ line: Int, by change: (String) -> String) -> Bool {
    var lines = String(decoding: staged, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = stagedIndex(ofLine: line), lines.indices.contains(index) else {
      return false
    }
    let old = lines[index]
    lines[index] = change(old)
    guard lines[index] != old else { return false }
    restage(lines.joined(separator: "\n"))
    return true
  }
}
