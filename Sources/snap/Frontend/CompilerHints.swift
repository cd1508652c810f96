import Foundation

extension [CompilerMessages.Message] {
  /// Returns the messages with what the compiler does not say: where the other type of a name is,
  /// and that a file does not import SwiftUI.
  ///
  /// There is a list of declarations for each source.
  func withHints(_ sources: [SourceFile], declarations: [[Declaration]])
    -> [CompilerMessages.Message]
  {
    let types = zip(sources, declarations).flatMap { source, declarations in
      declarations.filter { $0.kind == .type }.map { (path: source.path, type: $0) }
    }
    return map { message in
      var message = message
      guard let path = message.path else { return message }
      func isHere(_ other: String) -> Bool { other.absoluteFilePath == path.absoluteFilePath }
      if let name = message.text.wholeMatch(of: #/invalid redeclaration of '(.+)'/#)?.1 {
        for (path, type) in types
        where type.name == name && !(isHere(path) && type.line == message.line) {
          message.append(
            "\(path):\(type.line):\(type.column): note: '\(name)' is declared here too")
        }
      }
      let unknown = #/cannot find (type )?'(View|Text|App|Scene)' in scope/#
      if message.text.wholeMatch(of: unknown) != nil,
        let source = sources.first(where: { isHere($0.path) }),
        !source.imports.contains(where: { $0.module == "SwiftUI" })
      {
        message.append("\(path):1:1: note: add 'import SwiftUI' to this file")
      }
      return message
    }
  }
}

extension CompilerMessages.Message {
  /// Adds a line at the end, without an empty line before it.
  fileprivate mutating func append(_ line: String) {
    lines = lines.prefix((lines.lastIndex { !$0.isEmpty } ?? 0) + 1) + [line]
  }
}

extension String {
  fileprivate var absoluteFilePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
