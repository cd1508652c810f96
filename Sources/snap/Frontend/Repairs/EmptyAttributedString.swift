import Foundation

extension DeclarationRepair {
  /// `NSAttributedString()` and `NSMutableAttributedString()` need a text on Linux, and so does
  /// `.init()` in a line that has their name.
  static let emptyAttributedString = Self {
    $0.contains("missing argument for parameter")
  } applyToLine: { source, line, _ in
    source.completeAttributedStrings(atLine: line)
  }
}

extension SourceFile {
  /// Gives the texts that are made without an argument in a line an empty one.
  fileprivate mutating func completeAttributedStrings(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing(#/\b(NS(?:Mutable)?AttributedString\s*(?:=\s*\.init)?)\(\)/#) {
        "\($0.1)(string: \"\")"
      }
    }
  }
}
