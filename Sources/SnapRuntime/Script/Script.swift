import Foundation

/// Steps as a text file tells them, one a line.
///
/// A line is a verb and what belongs to it, in words; words with spaces or escapes (`\n`, `\b`, `\"`,
/// `\\`) stand in quotes. Empty lines, and all after a `#` at the start of a word, mean nothing.
package enum Script {
  /// What each verb takes, as messages and `--help` show it.
  package static let forms = [
    "scroll [ID] X,Y", "drag X,Y to X,Y [in TIME] [CURVE]", "fling X,Y by DX,DY",
    "tap X,Y | ID", "doubletap X,Y | ID", "longpress X,Y | ID [for TIME]",
    "pinch X,Y by SCALE [in TIME]", "rotate X,Y by DEGREES [in TIME]", "type TEXT",
    "wait TIME | idle", "shot NAME",
  ]

  /// Reads a script; `name` is its file, for messages.
  package static func steps(of text: String, name: String) throws(ScriptError) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    var shots: [String: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let place = "\(name):\(index + 1)"
      do throws(ScriptError) {
        guard let action = try action(in: line) else { continue }
        if case .shot(let shot?) = action {
          // Names of files, which some systems tell apart only by their letters.
          if let earlier = shots.updateValue(index + 1, forKey: shot.lowercased()) {
            throw ScriptError(
              "line \(earlier) has a shot '\(shot)' already; name this one otherwise")
          }
        }
        steps.append(ScriptStep(action, place: place))
      } catch {
        throw ScriptError("\(place): \(error.message)")
      }
    }
    if steps.isEmpty {
      throw ScriptError("\(name) has no steps; write one a line, such as 'tap 100,50'")
    }
    return steps
  }

  /// The step of a line, if it has one.
  private static func action(in line: Substring) throws(ScriptError) -> ScriptStep.Action? {
    var words = try ScriptWord.words(of: line)[...]
    guard let verb = words.popFirst() else { return nil }
    guard let form = forms.first(where: { $0.prefix { $0 != " " } == verb.text }) else {
      let verbs = forms.map { String($0.prefix { $0 != " " }) }
      throw ScriptError(
        "'\(verb.text)' is no step; the steps are \(verbs.joined(separator: ", "))")
    }
    var rest = ScriptArguments(words: words, form: form)
    let action = try rest.action(of: verb.text)
    try rest.finish()
    return action
  }
}

/// What is wrong with a script, where, and what to write.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
  package var message: String

  init(_ message: String) {
    self.message = message
  }

  package var description: String { message }
}

/// A word of a line, without its quotes.
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

  /// The text up to a closing quote, which is taken too.
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
        throw ScriptError("after a backslash comes n, b, a quote or another backslash")
      }
      text.append(escape)
    }
    throw ScriptError("a quoted text does not end; close it with \"")
  }
}
