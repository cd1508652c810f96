import Foundation

extension [CompilerMessages.Message] {
  /// Returns the messages with hints, and without the locations of notes in files that are not the
  /// user's.
  ///
  /// The hints name the other declaration of a type that is declared twice, and a missing import of
  /// SwiftUI. There is a list of declarations for each source.
  func withHints(_ sources: [SourceFile], declarations: [[Declaration]])
    -> [CompilerMessages.Message]
  {
    let files = Dictionary(
      sources.map { ($0.path.absoluteFilePath, $0) }, uniquingKeysWith: { first, _ in first })
    let types = zip(sources, declarations).flatMap { source, declarations in
      declarations.filter { $0.kind == .type }.map { (path: source.path, type: $0) }
    }
    var withoutImport: Set<String> = []
    return map { message in
      var message = message
      message.leaveOutPlaces { files[$0.absoluteFilePath] == nil }
      guard let file = message.path?.absoluteFilePath else { return message }
      if let name = message.text.wholeMatch(of: #/invalid redeclaration of '(.+)'/#)?.1 {
        for (path, type) in types
        where type.name == name && !(path.absoluteFilePath == file && type.line == message.line) {
          message.append(
            "\(path):\(type.line):\(type.column): note: '\(name)' is declared here too")
        }
      }
      let unknown = #/cannot find (type )?'(View|Text|App|Scene)' in scope/#
      if message.text.wholeMatch(of: unknown) != nil, let source = files[file],
        !source.imports.contains(where: { $0.module == "SwiftUI" }),
        withoutImport.insert(file).inserted
      {
        message.append("\(source.path):1:1: note: add 'import SwiftUI' to this file")
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

  /// Leaves out the places of notes in some files, and the excerpts of these files.
  fileprivate mutating func leaveOutPlaces(in isForeign: (String) -> Bool) {
    var isLeftOut = false
    lines = lines.compactMap { line in
      let plain = line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      if let note = plain.wholeMatch(of: #/(.+?):[0-9]+:[0-9]+: note: (.*)/#),
        isForeign(String(note.1))
      {
        isLeftOut = true
        return "note: \(note.2)"
      }
      // The excerpts of a file are indented or begin with a line number.
      if isLeftOut, plain.isEmpty || plain.contains(#/^ *[0-9]* \|/#) { return nil }
      isLeftOut = false
      return line
    }
  }
}

extension String {
  fileprivate var absoluteFilePath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
