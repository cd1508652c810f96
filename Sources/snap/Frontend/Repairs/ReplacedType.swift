import Foundation

extension DeclarationRepair {
  /// Ours is preferred to a type of Foundation that is unusable on Linux.
  static let replacedType = Self {
    replacement(in: $0) != nil
  } applyToLine: { source, _, error in
    guard let (name, module) = replacement(in: error.text) else { return false }
    return source.prefer(name, of: module)
  }

  /// The modules of the types that replace those of Foundation.
  private static let modules = [
    "NSExpression": "ObjectiveC", "NSComparisonPredicate": "ObjectiveC",
    "PersonNameComponentsFormatter": "FoundationNames",
  ]

  private static func replacement(in text: String) -> (name: String, module: String)? {
    guard let match = text.firstMatch(of: #/^'(\w+)' is ambiguous for type lookup/#),
      let module = modules[String(match.1)]
    else { return nil }
    return (String(match.1), module)
  }
}

extension SourceFile {
  /// Imports a type of a module before the first line, so that it is preferred to others of its
  /// name.
  fileprivate mutating func prefer(_ name: String, of module: String) -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    let line = "import class \(module).\(name); "
    guard !text.hasPrefix(line) else { return false }
    restage(line + text)
    return true
  }
}
