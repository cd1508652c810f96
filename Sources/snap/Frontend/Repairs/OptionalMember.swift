import Foundation

extension DeclarationRepair {
  /// A requirement that is optional in Objective-C is called with `?`, as in
  /// `delegate?.scrollViewDidScroll?(view)`: here it has a default implementation.
  ///
  /// Of a method without arguments, the compiler takes the value for that of a property.
  static let optionalMethod = Self {
    $0.contains(#/^cannot use optional chaining on non-optional value of type '.*->/#)
      || $0.hasPrefix("function value was used as a property")
      || $0.hasPrefix("cannot call value of non-function type")
  } applyToLine: { source, line, error in
    guard let column = error.column else { return false }
    return source.removeOptionalCall(atLine: line, column: column)
  }

  /// The value of such a requirement is unwrapped twice, as in `annotation.title!!`.
  static let optionalValue = Self {
    $0.contains("cannot force unwrap value of non-optional type")
  } applyToLine: { source, line, _ in
    source.removeSecondUnwrapping(atLine: line)
  }
}

extension SourceFile {
  /// Removes the question mark between a method and its arguments.
  fileprivate mutating func removeOptionalCall(atLine line: Int, column: Int) -> Bool {
    changeLine(line) {
      var bytes = Array($0.utf8)
      guard bytes.indices.contains(column - 1), bytes[column - 1] == UInt8(ascii: "?") else {
        return $0
      }
      bytes[column - 1] = UInt8(ascii: " ")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Unwraps values once that a line unwraps twice.
  fileprivate mutating func removeSecondUnwrapping(atLine line: Int) -> Bool {
    changeLine(line) { $0.replacing(#/(\w)!!/#) { "\($0.1)! " } }
  }
}
