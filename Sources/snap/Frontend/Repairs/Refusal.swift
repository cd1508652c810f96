import Foundation

/// The code that the compiler refuses in the sources of a program.
struct Refusal: Codable {
  /// The messages about the sources themselves, and not about what results from leaving out code.
  let messages: [CompilerMessages.Message]
  /// Whether nothing is left to compile.
  var isWhole = false
  /// The options of the compiler besides the usual ones.
  var features: [String] = []
  /// The texts for the compiler that differ from those of the sources, keyed by the path.
  private var texts: [String: Data] = [:]
  /// The indices of the views of the program that cannot be made any more.
  private(set) var lost: Set<Int> = []

  var failure: Failure { .compilation(messages) }

  init(_ messages: [CompilerMessages.Message]) {
    self.messages = messages
  }

  /// Replaces the code that messages are about, or all code of its files; returns false if there is
  /// none.
  mutating func replaceCode(
    refusedIn messages: [CompilerMessages.Message], of sources: inout [SourceFile],
    with views: [Candidate], parser: SourceParser, byFile: Bool = false
  ) throws -> Bool {
    let errors = messages.filter(\.isError)
    let places = sources.indices.filter { index in errors.contains { $0.isAbout(sources[index]) } }
    if byFile {
      for place in places { leaveOut(&sources[place], with: views) }
      return !places.isEmpty
    }
    let trees = try parser.parse(places.map { sources[$0] }).trees
    var isChanged = false
    for (place, tree) in zip(places, trees) {
      let source = sources[place]
      guard let tree else { continue }
      var code = RefusedCode(in: source.staged, tree: tree)
      // Repairs may have moved lines.
      func stagedLine(_ line: Int) -> Int {
        source.stagedIndex(ofLine: line).map { $0 + 1 } ?? line
      }
      for error in errors where error.isAbout(source) {
        if let line = error.line, let column = error.column {
          code.cut(line: stagedLine(line), column: column, because: error.text)
        }
      }
      guard let text = code.staged else { continue }
      isChanged = true
      sources[place].replaceRefusedCode(with: text)
      for (index, view) in views.enumerated() where view.path == source.path {
        if code.isLost(atLine: stagedLine(view.line)) { lost.insert(index) }
      }
    }
    return isChanged
  }

  /// Leaves out all code of a source.
  mutating func leaveOut(_ source: inout SourceFile, with views: [Candidate]) {
    source.replaceRefusedCode(with: source.staged.filter { $0 == UInt8(ascii: "\n") })
    lost.formUnion(views.indices.filter { views[$0].path == source.path })
  }

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
