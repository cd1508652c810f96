import Foundation

extension DeclarationRepair {
  /// A number is read from an object of any class, as in `object.doubleValue`, which the runtime of
  /// Objective-C would look up.
  static let anyObjectMember = Self {
    $0.contains(#/^value of type 'AnyObject' has no member '(?:\w+Value)'/#)
  } applyToLine: { source, line, error in
    guard let column = error.column else { return false }
    return source.convertObject(beforeColumn: column, ofLine: line)
  }
}

extension SourceFile {
  /// Converts the object whose member is at a column to a number.
  fileprivate mutating func convertObject(beforeColumn column: Int, ofLine line: Int) -> Bool {
    changeLine(line) {
      let bytes = Array($0.utf8)
      guard bytes.indices.contains(column - 1) else { return $0 }
      let start = String(decoding: bytes[..<(column - 1)], as: UTF8.self)
      let end = String(decoding: bytes[(column - 1)...], as: UTF8.self)
      return start.replacing(#/([\w.]+)\.$/#) { "((\($0.1) as? NSNumber) ?? 0)." } + end
    }
  }
}
