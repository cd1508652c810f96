import Foundation

extension DeclarationRepair {
  /// The names of days and months that a formatter has are implicitly unwrapped on Apple's systems,
  /// so a variable of them without a type is an optional.
  static let optionalSymbols = Self {
    $0.contains(#/ambiguous use of '\w+Symbols'/#)
  } applyToLine: { source, line, _ in
    source.typeSymbols(atLine: line)
  }
}

extension SourceFile {
  /// Gives the names of days and months in a line the type of an optional.
  fileprivate mutating func typeSymbols(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing(#/(\.\w+Symbols)(?![\w.\[!?]| as )/#) {
        "\($0.1) as [Swift.String]?"
      }
    }
  }
}
