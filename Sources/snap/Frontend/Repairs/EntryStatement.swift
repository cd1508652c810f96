import Foundation

extension DeclarationRepair {
  /// `main.swift` has the statements that start an app: they are removed, since the program of the
  /// views has its own.
  static let entryStatement = Self {
    $0.hasSuffix("are not allowed at the top level")
  } applyToLine: { source, line, error in
    error.isAboutEntryStatement && source.removeStatement(atLine: line)
  }
}

extension SourceFile {
  /// Removes the statement that begins at a line, up to the end of the line at which all of its
  /// brackets are closed.
  fileprivate mutating func removeStatement(atLine line: Int) -> Bool {
    var cursor = SourceCursor(Array(staged))
    for _ in 0..<(stagedIndex(ofLine: line) ?? 0) {
      cursor.skipLine()
      cursor.advance()
    }
    let start = cursor.position
    var depth = 0
    while !cursor.isAtEnd, !cursor.isAt("\n") || depth > 0 {
      depth += cursor.isAt("{") || cursor.isAt("(") ? 1 : 0
      depth -= cursor.isAt("}") || cursor.isAt(")") ? 1 : 0
      cursor.skipToken()
    }
    var bytes = cursor.bytes
    for index in start..<cursor.position where bytes[index] > UInt8(ascii: " ") {
      bytes[index] = UInt8(ascii: " ")
    }
    guard bytes != cursor.bytes else { return false }
    restage(String(decoding: bytes, as: UTF8.self))
    return true
  }
}
