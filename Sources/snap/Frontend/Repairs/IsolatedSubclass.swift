extension DeclarationRepair {
  /// A subclass in a module that isolates declarations to the main actor has no actor if its class
  /// has none, as that of managed objects: Swift overlooks the difference for Objective-C only.
  static let isolatedSubclass = Self {
    $0.hasPrefix("main actor-isolated initializer")
      && $0.contains("different actor isolation from nonisolated overridden declaration")
  } applyToLine: { source, line, _ in
    source.changeLine(line) { text in
      guard !text.contains("nonisolated") else { return text }
      return text.replacing(
        #/^(\s*(?:(?:public|open|internal|private|fileprivate|package|final)\s+)*)class\s/#,
        maxReplacements: 1
      ) { "\($0.1)nonisolated class " }
    }
  }
}
