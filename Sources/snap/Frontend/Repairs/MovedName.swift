import Foundation

extension DeclarationRepair {
  /// A name that is qualified by the module in which Apple declares it, as in
  /// `Foundation.NSPredicate`, may be declared in another module here, which the file sees too.
  static let movedName = Self {
    moved(in: $0) != nil
  } applyToLine: { source, line, error in
    guard let (name, module) = moved(in: error.text) else { return false }
    return source.changeLine(line) { text in
      text.replacing(#/\b(\w+)\.(?=(\w+))/#) { match in
        match.1 == module && match.2 == name
          ? String(repeating: " ", count: module.count + 1) : String(match.0)
      }
    }
  }

  /// A qualifier of Foundation is removed before names that are in another module here; a member of
  /// the type, such as a method of a delegate, then hides the name.
  static let hiddenName = Self {
    hiding(in: $0) != nil
  } applyToLine: { source, line, error in
    guard let (name, module) = hiding(in: error.text), let column = error.column else {
      return false
    }
    return source.changeLine(line) {
      var bytes = Array($0.utf8)
      guard column > 0, bytes.dropFirst(column - 1).starts(with: name.utf8) else { return $0 }
      bytes.insert(contentsOf: "\(module).".utf8, at: column - 1)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func moved(in text: String) -> (name: Substring, module: Substring)? {
    if let match = text.firstMatch(of: #/^no type named '(\w+)' in module '(\w+)'/#) {
      return (match.1, match.2)
    }
    let match = text.firstMatch(of: #/^module '(\w+)' has no member named '(\w+)'/#)
    return match.map { ($0.2, $0.1) }
  }

  private static func hiding(in text: String) -> (name: Substring, module: Substring)? {
    text.firstMatch(
      of: #/^use of '(\w+)' refers to instance \w+ rather than \w+ '\w+' in module '(\w+)'/#
    ).map { ($0.1, $0.2) }
  }
}
