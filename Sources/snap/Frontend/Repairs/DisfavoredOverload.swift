import Foundation

extension DeclarationRepair {
  /// A replacement for a modifier of a later system, such as a module's own `scrollTargetLayout()`,
  /// is ambiguous here, where every version is available: SwiftUI's own declaration is preferred.
  static let disfavoredOverload = Self {
    ambiguousName(in: $0) != nil
  } apply: { sources, error in
    guard let name = ambiguousName(in: error.text) else { return false }
    return sources.changeAll { $0.disfavor(name) }
  }

  private static func ambiguousName(in text: String) -> String? {
    text.firstMatch(of: #/^ambiguous use of '([\w]+)/#).map { String($0.1) }
  }
}

extension SourceFile {
  /// Marks the methods and static properties with a name as disfavored overloads.
  fileprivate mutating func disfavor(_ name: String) -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    // An attribute has to be before the modifiers.
    let declaration =
      #/
      (@_disfavoredOverload\s)?
      (?:\b(?:public|package|internal|private|fileprivate|open|final|override|mutating
      |nonisolated|static|class)\s+)*
      \b(?:func|(?:static|class)\s+(?:var|let))\s+`?(\w+)
      /#
    let places = text.matches(of: declaration)
      .filter { $0.1 == nil && $0.2 == name }.map(\.range.lowerBound)
    guard !places.isEmpty else { return false }
    var changed = text
    for place in places.reversed() {
      changed.insert(contentsOf: "@_disfavoredOverload ", at: place)
    }
    restage(changed)
    return true
  }
}
