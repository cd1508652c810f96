import Foundation

extension DeclarationRepair {
  /// A closure has the convention of Objective-C or C, for types that neither knows here.
  static let functionConvention = Self {
    $0.contains("is not representable in Objective-C, so it cannot")
  } applyToLine: { source, line, _ in
    source.removeConvention(atLine: line)
  }
}

extension SourceFile {
  /// Removes the conventions of function types in a line.
  fileprivate mutating func removeConvention(atLine line: Int) -> Bool {
    changeLine(line) {
      $0.replacing(#/@convention\((?:block|c)\)/#) { String(repeating: " ", count: $0.0.count) }
    }
  }
}
