import Foundation

/// The code that the compiler refuses in the sources of a program.
struct Refusal: Codable {
  /// The messages about the sources themselves, and not about what results from leaving out code
  /// unless it ends the search for the rest.
  private(set) var messages: [CompilerMessages.Message]
  /// Whether nothing is left to compile.
  var isWhole = false
  /// The options of the compiler besides the usual ones.
  var features: [String] = []
  /// The texts for the compiler that differ from those of the sources, keyed by the path.
  private var texts: [String: Data] = [:]
  /// The reasons why views of the program cannot be made any more, by their indices.
  private(set) var lost: [Int: String] = [:]

  var failure: Failure { .compilation(messages) }

  /// The views of the program, by their indices, that cannot be made for a reason that is none of the
  /// messages, such as an error that results from leaving out code.
  var unstatedLosses: [(index: Int, reason: String)] {
    let stated = Set(messages.map(\.placedText))
    return lost.sorted { $0.key < $1.key }.filter { !stated.contains($0.value) }
      .map { ($0.key, $0.value) }
  }

  init(_ messages: [CompilerMessages.Message]) {
    self.messages = messages
  }

  /// Adds later errors that say more than the first: those about code that the compiler cannot check,
  /// and those about none of the sources.
  mutating func note(_ later: [CompilerMessages.Message], about sources: [SourceFile]) {
    messages += later.filter { message in
      guard message.isError, !messages.contains(message) else { return false }
      return CompilerFault.isText(message.text) || !sources.contains(where: message.isAbout)
    }
  }

  /// Replaces the code that messages are about, or all code of its files; returns false if there is
  /// none.
  mutating func replaceCode(
    refusedIn messages: [CompilerMessages.Message], of sources: inout [SourceFile],
    with views: [Candidate], parser: SourceParser, byFile: Bool = false
  ) throws -> Bool {
    var errors = messages.filter(\.isError)
    // Other errors may follow from unknown property wrappers.
    let wrappers = errors.filter { RefusedCode.isAboutWrapper($0.text) }
    if !wrappers.isEmpty, !byFile { errors = wrappers }
    let places = sources.indices.filter { index in errors.contains { $0.isAbout(sources[index]) } }
    if byFile {
      let rest = places.filter { sources[$0].staged.contains { $0 != UInt8(ascii: "\n") } }
      for place in rest { leaveOut(&sources[place], with: views, because: messages) }
      return !rest.isEmpty
    }
    let trees = try parser.parse(places.map { sources[$0] }).trees
    var isChanged = false
    for (place, tree) in zip(places, trees) {
      let source = sources[place]
      guard let tree else { continue }
      // The compiler has not said where in the file it fails.
      if errors.contains(where: { $0.isAbout(source) && $0.line == nil }) {
        leaveOut(&sources[place], with: views, because: messages)
        isChanged = true
        continue
      }
      var code = RefusedCode(in: source.staged, tree: tree)
      // Repairs may have moved lines.
      func stagedLine(_ line: Int) -> Int {
        source.stagedIndex(ofLine: line).map { $0 + 1 } ?? line
      }
      let own = errors.filter { $0.isAbout(source) }
      // Those about types come last: others may have their reasons.
      for error in own.filter({ !RefusedCode.isAboutType($0.text) })
        + own.filter({ RefusedCode.isAboutType($0.text) })
      {
        if let line = error.line, let column = error.column {
          code.cut(line: stagedLine(line), column: column, because: error.placedText)
        }
      }
      guard let text = code.staged else { continue }
      isChanged = true
      sources[place].replaceRefusedCode(with: text)
      for (index, view) in views.enumerated() where view.path == source.path {
        lost[index] =
          lost[index] ?? code.reasonOfLoss(line: stagedLine(view.line), column: view.column)
      }
    }
    return isChanged
  }

  /// Leaves out all code of a source that messages are about.
  mutating func leaveOut(
    _ source: inout SourceFile, with views: [Candidate],
    because messages: [CompilerMessages.Message]
  ) {
    let error = messages.first { $0.isError && $0.isAbout(source) }
    source.replaceRefusedCode(with: source.staged.filter { $0 == UInt8(ascii: "\n") })
    for index in views.indices where views[index].path == source.path {
      lost[index] = lost[index] ?? error?.placedText ?? "the compiler refuses its file"
    }
  }

  /// The sentences that say why views of the program have no picture, by their indices.
  var problems: [Int: String] { lost.mapValues { "it does not compile: \($0)" } }

  /// Keeps the texts of sources that differ from the original ones.
  mutating func noteTexts(of sources: [SourceFile], besides original: [SourceFile]) {
    for (source, original) in zip(sources, original) where source.staged != original.staged {
      texts[source.path] = source.staged
    }
  }

  /// Replaces the code in sources that have the texts of before.
  func apply(to sources: inout [SourceFile]) {
    for index in sources.indices {
      texts[sources[index].path].map { sources[index].replaceRefusedCode(with: $0) }
    }
  }
}

extension CompilerMessages.Message {
  /// The text after the name of the file, the line and the column.
  fileprivate var placedText: String {
    guard let path, let line, let column else { return text }
    return "\((path as NSString).lastPathComponent):\(line):\(column): \(text)"
  }
}
