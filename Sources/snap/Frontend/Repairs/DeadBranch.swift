import Foundation

extension DeclarationRepair {
  /// Branches for a later system and for others return views of different types, as only the
  /// branches of `#available` may: the dead one is removed.
  static let deadBranch = Self {
    $0.contains("opaque return type")
  } applyToLine: { source, line, _ in
    source.removeDeadBranch(afterLine: line)
  }
}

extension SourceFile {
  /// Removes the first branch of `if false { … } else { … }` in the function of a line, and the
  /// braces of the other one.
  fileprivate mutating func removeDeadBranch(afterLine line: Int) -> Bool {
    guard var cursor = stagedCursor(atLine: line) else { return false }
    var depth = 0
    repeat {
      if cursor.isAtWord {
        let start = cursor.position
        guard cursor.word() == "if", let branches = cursor.deadBranch(from: start) else { continue }
        for branch in branches { cursor.blank(branch) }
        restage(String(decoding: cursor.bytes, as: UTF8.self))
        return true
      }
      depth += cursor.isAt("{") ? 1 : cursor.isAt("}") ? -1 : 0
      guard !(cursor.isAt("}") && depth <= 0) else { return false }
      cursor.skipToken()
    } while !cursor.isAtEnd
    return false
  }
}

extension SourceCursor {
  /// The parts of `if false { … } else { … }` besides the statements of its second branch; the
  /// position is after `if`, and does not change.
  fileprivate func deadBranch(from start: Int) -> [Range<Int>]? {
    var cursor = self
    cursor.skipSpacesAndComments()
    guard cursor.word() == "false" else { return nil }
    cursor.skipSpacesAndComments()
    guard cursor.isAt("{") else { return nil }
    cursor.skipBlock()
    cursor.skipSpacesAndComments()
    guard cursor.word() == "else" else { return nil }
    cursor.skipSpacesAndComments()
    guard cursor.isAt("{") else { return [start..<cursor.position] }
    let open = cursor.position
    cursor.skipBlock()
    return [start..<(open + 1), (cursor.position - 1)..<cursor.position]
  }
}
