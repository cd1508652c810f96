import Foundation

/// A word in a line, without its quotes.
struct ScriptWord: Equatable {
  var text: String
  var isQuoted = false

  static func words(of line: Substring) throws(ScriptError) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var rest = line
    while let first = rest.first {
      if first == "#" { break }
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        words.append(ScriptWord(text: try quotedText(&rest), isQuoted: true))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(ScriptWord(text: String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return words
  }

  /// Returns the text up to a closing quote, and removes both.
  private static func quotedText(_ rest: inout Substring) throws(ScriptError) -> String {
    let escapes: [Character: Character] = ["n": "\n", "b": "\u{8}", "\"": "\"", "\\": "\\"]
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escape = rest.popFirst().flatMap({ escapes[$0] }) else {
        throw ScriptError("a backslash must be followed by n, b, a quote or another backslash")
      }
      text.append(escape)
    }
    throw ScriptError("a quoted text has no end; close it with \"")
  }
}
