/// The names of types in source code: `Outer.Inner`, with backticks around a name that is not an
/// identifier.
enum TypeName {
  /// Returns a declared name in the form of source code.
  static func written(_ name: String) -> String {
    isIdentifier(name) ? name : "`\(name)`"
  }

  /// Returns the names between the dots, without backticks.
  static func components(of name: String) -> [String] {
    var isQuoted = false
    return name.split(omittingEmptySubsequences: false) { character in
      if character == "`" { isQuoted.toggle() }
      return character == "." && !isQuoted
    }
    .map { $0.filter { $0 != "`" } }
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first.map { !$0.isNumber } ?? false
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "$" || $0.properties.isXIDContinue || !$0.isASCII
      }
  }
}
