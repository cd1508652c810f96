import Foundation

/// Changes of declarations that compile on Apple's systems and not on Linux.
///
/// 1. A replacement for a modifier of a later system, such as a module's own `scrollTargetLayout()`,
///    is ambiguous here, where every version is available: SwiftUI's own declaration is preferred.
/// 2. A method that overrides one of an imported class in an extension gets another name: only the
///    runtime of Objective-C would call it.
/// 3. A file of a module may qualify names with that module, which has another name here.
extension [SourceFile] {
  /// Changes the declarations that messages are about; returns whether there are any.
  mutating func repairDeclarations(after messages: CompilerMessages) -> Bool {
    var isChanged = false
    for error in messages.errors {
      if let name = error.text.firstMatch(of: #/^ambiguous use of '([\w]+)/#)?.1 {
        for index in indices where self[index].disfavor(String(name)) { isChanged = true }
      } else if error.text.contains("cannot be overridden from extension"),
        let index = firstIndex(where: { $0.path == error.path }), let line = error.line
      {
        if self[index].renameOverride(atLine: line) {
          isChanged = true
          Terminal.printError(
            "\(self[index].path.visible):\(line): warning: an override in an extension is never called "
              + "here, without the runtime of Objective-C; move it into the class")
        }
      } else if let name = error.text.firstMatch(of: Self.unknownName)?.1 {
        for index in indices where self[index].removeQualifiers(of: [String(name)]) {
          isChanged = true
        }
      }
    }
    return isChanged
  }

  private static var unknownName: Regex<(Substring, Substring)> {
    #/^cannot find (?:type )?'(\w+)' in scope/#
  }
}

extension SourceFile {
  /// Marks the methods and static properties with a name as disfavored overloads.
  fileprivate mutating func disfavor(_ name: String) -> Bool {
    let text = String(decoding: staged, as: UTF8.self)
    let declaration =
      #/(@_disfavoredOverload )?\b(?:func|(?:static|class)\s+(?:var|let))\s+`?(\w+)/#
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

  /// Gives the method or property in a line another name, and removes `override`.
  fileprivate mutating func renameOverride(atLine line: Int) -> Bool {
    var lines = String(decoding: staged, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.indices.contains(line - 1) else { return false }
    let old = lines[line - 1]
    lines[line - 1] = old.replacing("override", with: "        ")
      .replacing(#/\b(func|var)\s+(\w)/#) { "\($0.1) _\($0.2)" }
    guard lines[line - 1] != old else { return false }
    restage(lines.joined(separator: "\n"))
    return true
  }
}
