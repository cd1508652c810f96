/// The names of types as source has them: `Outer.Inner`, with backticks where a name has other
/// characters than an identifier.
enum TypeName {
  /// A name in a declaration as it is written.
  static func written(_ name: String) -> String {
    isIdentifier(name) ? name : "`\(name)`"
  }

  /// The names between the dots, without backticks.
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
