import Foundation
import Render
import SnapRuntime

/// The live literals of one state of sources, whose programs read them from a table.
///
/// An error of the compiler may be due to the functions that read the table. Then the sources are
/// compiled as they are, and their literals are not live.
final class LiveLiterals: @unchecked Sendable {
  /// The lines that are compiled as they are, in all states of the sources of a command.
  final class PlainLines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: Set<String> = []

    var all: Set<String> { lock.withLock { lines } }
    func add(_ line: String) { _ = lock.withLock { lines.insert(line) } }
  }

  private let plainLines: PlainLines
  private let linesAtStart: Set<String>
  private let lock = NSLock()
  private var areLive = true
  /// The sources as compiled.
  private var compiled: [(path: String, source: LiveSource)] = []
  /// The latest text of each source.
  private var latest: [Data] = []

  init(_ plainLines: PlainLines) {
    self.plainLines = plainLines
    linesAtStart = plainLines.all
  }

  /// Sets the sources that are compiled.
  func begin(_ sources: [SourceFile]) {
    compiled = sources.map { ($0.path, liveSource($0.contents)) }
    latest = sources.map(\.contents)
  }

  private func liveSource(_ contents: Data) -> LiveSource {
    LiveSource(contents, except: linesAtStart)
  }

  // MARK: Compilation

  /// Compiles sources with live literals, or else as they are.
  func program(
    of sources: [SourceFile], live: ([SourceFile]) throws -> URL, plain: () throws -> URL
  ) throws -> URL {
    let staged = sources.enumerated().map { index, source in
      var staged = source
      let live = liveSource(source.contents)
      if !live.literals.isEmpty { staged.stage(live.text(file: index)) }
      return staged
    }
    do {
      return try live(staged)
    } catch Failure.compilation(let messages) {
      let lines = messages.filter(\.isError).compactMap { line(of: $0, in: sources) }
      guard !lines.isEmpty || messages.contains(where: { $0.showsLiteral }) else {
        throw Failure.compilation(messages)
      }
      lock.withLock { areLive = false }
      let program = try plain()
      for line in lines { plainLines.add(line) }
      return program
    }
  }

  /// Returns the line of an error, without its live literals; nil if it has none.
  private func line(of error: CompilerMessages.Message, in sources: [SourceFile]) -> String? {
    guard let line = error.line, let source = sources.first(where: { error.isAbout($0) })
    else { return nil }
    return liveSource(source.contents).frame(ofLine: line)
  }

  // MARK: Changes

  /// Returns the values that differ from the compiled ones, by the numbers of the literals.
  ///
  /// Nil if more has changed, if no source has changed since the last call, or if literals are not
  /// live.
  func changedValues(in paths: [String]) -> [Int: LiveValue]? {
    guard lock.withLock({ areLive }), paths == compiled.map(\.path) else { return nil }
    var values: [Int: LiveValue] = [:]
    var contents: [Data] = []
    for (index, file) in compiled.enumerated() {
      guard let data = try? InputFile.data(at: URL(fileURLWithPath: file.path), limit: .text) else {
        return nil
      }
      contents.append(data)
      guard !data.elementsEqual(file.source.bytes) else { continue }
      guard let changed = liveSource(data).values(unlike: file.source, file: index) else {
        return nil
      }
      values.merge(changed) { $1 }
    }
    guard contents != latest else { return nil }
    latest = contents
    return values
  }
}

extension CompilerMessages.Message {
  /// Whether the message shows code with a function of a literal.
  fileprivate var showsLiteral: Bool { lines.contains { $0.contains("__snap") } }
}
