/// The words of a command line that a tool has printed for a shell.
enum ShellWords {
  /// Returns the words of a line, without their quotation marks and backslashes.
  ///
  /// A quotation without an end reaches to the end of the line.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quotation: Character?
    var rest = line
    while let character = rest.popFirst() {
      switch (character, quotation) {
      case ("\\", nil), ("\\", "\""):
        if let escaped = rest.popFirst() { word = (word ?? "") + String(escaped) }
      case (quotation, _):
        quotation = nil
      case ("'", nil), ("\"", nil):
        quotation = character
        word = word ?? ""
      case (" ", nil):
        if let word { words.append(word) }
        word = nil
      default:
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
