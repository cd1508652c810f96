import Drawing

/// Parses `.strings` files.
enum StringsFile {
  /// The entries of a file; throws at the first syntax error.
  static func entries(of text: String) throws(InputError) -> [String: String] {
    var entries: [String: String] = [:]
    var rest = Substring(text)
    while true {
      skipBlanks(in: &rest)
      guard !rest.isEmpty else { return entries }
      let start = rest.startIndex
      guard let key = string(in: &rest), skip("=", in: &rest), let value = string(in: &rest),
        skip(";", in: &rest)
      else {
        let line = text[..<start].count(where: \.isNewline) + 1
        throw InputError(reason: "line \(line) is not of the form \"key\" = \"value\";")
      }
      entries[key] = value
    }
  }

  /// Skips white space and comments.
  private static func skipBlanks(in rest: inout Substring) {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private static func skip(_ mark: Character, in rest: inout Substring) -> Bool {
    skipBlanks(in: &rest)
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// Parses a quoted string or an unquoted word.
  private static func string(in rest: inout Substring) -> String? {
    skipBlanks(in: &rest)
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var string = ""
    while let character = rest.popFirst() {
      if character == "\"" { return string }
      guard character == "\\", let escaped = rest.popFirst() else {
        string.append(character)
        continue
      }
      switch escaped {
      case "n": string.append("\n")
      case "t": string.append("\t")
      case "U", "u":
        let digits = rest.prefix(4)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          string.append(Character(scalar))
          rest = rest.dropFirst(4)
        }
      default: string.append(escaped)
      }
    }
    return nil
  }
}
