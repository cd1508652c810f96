import Foundation

extension DeclarationRepair {
  /// `main.swift` has the statements that start an app: they are removed, since the program of the
  /// views has its own.
  static let entryStatement = Self {
    $0.hasSuffix(CompilerMessages.Message.statementRefusal)
  } applyToLine: { source, line, error in
    error.isAboutEntryStatement && source.removeStatement(atLine: line)
  }
}

extension SourceFile {
  /// Removes the statement that begins at a line, up to the end of the line at which all of its
  /// brackets are closed.
  fileprivate mutating func removeStatement(atLine line: Int) -> Bool {
    guard var cursor = stagedCursor(atLine: line) else { return false }
    let start = cursor.position
    var depth = 0
    while !cursor.isAtEnd, !cursor.isAt("\n") || depth > 0 {
      depth += cursor.isAt("{") || cursor.isAt("(") ? 1 : 0
      depth -= cursor.isAt("}") || cursor.isAt(")") ? 1 : 0
      cursor.skipToken()
    }
    let before = cursor.bytes
    cursor.blank(start..<cursor.position)
    guard cursor.bytes != before else { return false }
    restage(String(decoding: cursor.bytes, as: UTF8.self))
    return true
  }
}
