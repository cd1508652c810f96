import Foundation

/// What the compiler refuses of the sources of a program.
struct Refusal: Codable {
  /// The messages about all sources.
  let messages: [CompilerMessages.Message]
  /// The texts for the compiler in which refused code is replaced, keyed by the path.
  private(set) var texts: [String: Data] = [:]
  /// The indices of the views of the program that cannot be made any more.
  private(set) var lost: Set<Int> = []

  var failure: Failure { .compilation(messages) }

  init(_ messages: [CompilerMessages.Message]) {
    self.messages = messages
  }

  /// Replaces the code that messages are about; returns false if there is none.
  mutating func replaceCode(
    refusedIn messages: [CompilerMessages.Message], of sources: inout [SourceFile],
    with views: [Candidate], parser: SourceParser
  ) throws -> Bool {
    let errors = messages.filter(\.isError)
    let places = sources.indices.filter { index in errors.contains { $0.isAbout(sources[index]) } }
    let trees = try parser.parse(places.map { sources[$0] }).trees
    var isChanged = false
    for (place, tree) in zip(places, trees) {
      let source = sources[place]
      guard let tree else { continue }
      var code = RefusedCode(in: source.staged, tree: tree)
      for error in errors where error.isAbout(source) {
        if let line = error.line, let column = error.column {
          code.cut(line: line, column: column, because: error.text)
        }
      }
      guard let text = code.staged else { continue }
      isChanged = true
      sources[place].replaceRefusedCode(with: text)
      texts[source.path] = text
      for (index, view) in views.enumerated() where view.path == source.path {
        if code.isLost(atLine: view.line) { lost.insert(index) }
      }
    }
    return isChanged
  }

  /// Replaces the code in sources that have the texts of before.
  func apply(to sources: inout [SourceFile]) {
    for index in sources.indices {
      texts[sources[index].path].map { sources[index].replaceRefusedCode(with: $0) }
    }
  }
}
