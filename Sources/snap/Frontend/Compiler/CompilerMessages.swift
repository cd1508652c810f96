import Foundation

/// The errors, warnings and notes that the compiler prints.
struct CompilerMessages {
  /// An error or warning, with the notes that follow it.
  struct Message: Codable, Equatable {
    /// The file; nil for a message without a location, such as one of the linker.
    var path: String?
    var line: Int?
    var isError: Bool
    /// Whether the message is about the expansion of a macro, and may result from an earlier error.
    var isExpanded = false
    /// The text of the message, without the location.
    var text: String
    /// The complete output of the compiler for the message, with excerpts of the source.
    var lines: [String]
    /// The column, in bytes from 1; nil for a message without a location.
    var column: Int?

    /// Whether the message is about a file.
    ///
    /// The compiler drops "./" at the start of a path.
    func isAbout(_ source: SourceFile) -> Bool {
      path.map { $0 == source.path || "./" + $0 == source.path } ?? false
    }

    /// Whether the message is about a statement of `main.swift` outside functions, which the
    /// compiler refuses in a library.
    var isAboutEntryStatement: Bool {
      (path as NSString?)?.lastPathComponent == "main.swift"
        && text.hasSuffix(Self.statementRefusal)
    }
    /// The end of a message about a statement outside functions.
    static let statementRefusal = "are not allowed at the top level"

    /// Whether another default isolation of declarations may avoid the message.
    var isAboutIsolation: Bool {
      [
        "actor-isolated", "'nonisolated' modifier cannot be applied", "is not concurrency-safe",
        "risks causing data races",
      ].contains(where: text.contains)
    }
  }

  private(set) var messages: [Message] = []

  var errors: [Message] { messages.filter(\.isError) }

  /// Returns the text of messages, separated by empty lines; a missing module is named once.
  static func text(of messages: [Message]) -> String {
    let imports = Dictionary(
      grouping: messages.filter { $0.text.hasPrefix("no such module ") }, by: \.text)
    return messages.compactMap { message -> String? in
      let same = imports[message.text] ?? []
      if let first = same.first, first != message { return nil }
      let end = message.lines.lastIndex { !$0.isEmpty } ?? 0
      let others =
        same.count > 1
        ? ["  It is imported in \(same.count) places; this is the first."] : []
      return (message.lines.prefix(end + 1) + others).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  /// Parses the output of the compiler, with or without colours.
  ///
  /// A compiler that crashes or is stopped while it checks code has an error about that code.
  init(_ output: String, of files: [String]? = nil) {
    let fault = CompilerFault(in: output, of: files.map(Set.init))
    for line in fault.rest.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = String(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
      if let place = plain.wholeMatch(of: #/(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*)/#) {
        begin(
          kind: place.4, path: String(place.1), line: Int(place.2), column: Int(place.3),
          text: String(place.5), header: line)
      } else if let message = plain.wholeMatch(of: #/(?:.*: )?(error|warning|note): (.*)/#),
        !plain.hasPrefix(" ")
      {
        begin(kind: message.1, path: nil, line: nil, text: String(message.2), header: line)
      } else if messages.isEmpty {
        if !plain.isEmpty {
          messages.append(Message(isError: false, text: plain, lines: [String(line)]))
        }
      } else {
        messages[messages.count - 1].lines.append(String(line))
      }
    }
    fault.message.map { messages.append($0) }
    for index in messages.indices { messages[index].leaveExpansion() }
    if messages.contains(where: { $0.isError && !$0.isExpanded && $0.path != nil }) {
      messages.removeAll(where: \.isExpanded)
    }
  }

  private mutating func begin(
    kind: Substring, path: String?, line: Int?, column: Int? = nil, text: String,
    header: Substring
  ) {
    if kind == "note", !messages.isEmpty {
      messages[messages.count - 1].lines.append(String(header))
    } else {
      messages.append(
        Message(
          path: path, line: line, isError: kind == "error", text: text, lines: [String(header)],
          column: column))
    }
  }
}

extension CompilerMessages.Message {
  /// Moves a message about the expansion of a macro to the location where the macro is used.
  fileprivate mutating func leaveExpansion() {
    guard let macro = path?.wholeMatch(of: #/macro expansion (.*)/#)?.1 else { return }
    let origin = #/`- (.+):([0-9]+):([0-9]+): note: expanded code originates here/#
    guard let place = lines.lazy.compactMap({ $0.wholeMatch(of: origin) }).first else { return }
    isExpanded = true
    path = String(place.1)
    line = Int(place.2)
    column = Int(place.3)
    let header =
      "\(place.1):\(place.2):\(place.3): \(isError ? "error" : "warning"): "
      + "\(text) (in \(macro))"
    // The box around the expanded code is left out.
    var isInBox = false
    lines =
      [header]
      + lines.dropFirst().filter { line in
        defer { if line.wholeMatch(of: #/ *\+-+/#) != nil { isInBox = false } }
        if line.contains(#/^ *\+--- macro expansion /#) { isInBox = true }
        return !isInBox && !line.contains(origin)
      }
  }
}

extension CompilerMessages.Message {
  /// Creates the error about an import of a module that does not exist, with advice.
  init(missing module: String, at offset: Int, of source: SourceFile, advice: String?) {
    let before = source.staged.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0) + 1
    let place = "\(source.path):\(line):\(column)"
    let text = "no such module '\(module)'"
    self.init(
      path: source.path, line: line, isError: true, text: text,
      lines: [
        "\(place): error: \(text); \(advice ?? "guard its uses with '#if canImport(\(module))'")"
      ], column: column)
  }
}
