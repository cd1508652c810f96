import Foundation

extension DeclarationRepair {
  /// UIKit's classes make objects of a type that is only known at run time, as in
  /// `cellType.init(style: .default, reuseIdentifier: nil)`: Swift's own classes need a `required`
  /// initializer for that.
  static let objectOfRuntimeType = Self {
    $0.contains("must use a 'required' initializer")
  } applyToLine: { source, line, error in
    guard let column = error.column else { return false }
    return source.makeObject(atLine: line, column: column)
  }
}

extension SourceFile {
  /// Replaces `Type.init(…)`, `Type(…)` or the function `Type.init` at a column by `Type._make`.
  fileprivate mutating func makeObject(atLine line: Int, column: Int) -> Bool {
    changeLine(line) {
      let bytes = Array($0.utf8)
      guard bytes.indices.contains(column - 1) else { return $0 }
      let head = String(decoding: bytes[..<(column - 1)], as: UTF8.self)
      let tail = String(decoding: bytes[(column - 1)...], as: UTF8.self)
      return head
        + tail.replacing(#/^init\b/#) { _ in "_make" }
        .replacing(#/^(\w+)(?:\.init\b|(?=\())/#) { $0.1 == "_make" ? "_make" : "\($0.1)._make" }
    }
  }
}
