import Foundation

/// The code at which the compiler was when it crashed or reached the limit of its time, as it says in
/// a dump of its stack.
struct CompilerFault {
  /// The error about that code; nil if there is no dump, or the compiler was not checking code.
  private(set) var message: CompilerMessages.Message?
  /// The output without the dump.
  let rest: String

  /// Finds the dump in the output of a compiler of some files; nil for any.
  init(in output: String, of files: Set<String>?) {
    guard output.contains("Stack dump") else {
      rest = output
      return
    }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let stack = lines.filter { $0.contains(Self.frame) }
    let signal = lines.lazy.compactMap { $0.firstMatch(of: Self.signal)?.1 }.first
    rest = lines.filter { line in
      ![Self.frame, Self.otherLine].contains { line.contains($0) } && !line.contains(Self.signal)
    }
    .joined(separator: "\n")
    guard stack.contains(where: { $0.contains(#/TypeCheck|[Tt]ype-checking/#) }) else { return }
    let text =
      signal.flatMap { Int32($0) } == SIGXCPU ? Self.timeoutText : Self.crashText
    // The innermost code may be that of a module.
    func isOwn(_ path: Substring) -> Bool { files?.contains(String(path)) ?? true }
    let places = stack.reversed().lazy.compactMap { $0.firstMatch(of: Self.place) }
    if let place = places.first(where: { isOwn($0.1) }) {
      message = .init(
        path: String(place.1), line: Int(place.2), isError: true, text: text,
        lines: ["\(place.1):\(place.2):\(place.3): error: \(text)"], column: Int(place.3))
    } else if let file = stack.lazy.compactMap({ $0.firstMatch(of: Self.file)?.1 })
      .last(where: isOwn)
    {
      message = .init(
        path: String(file), isError: true, text: text, lines: ["\(file): error: \(text)"])
    }
  }

  // These are not changed, so threads can share them.
  nonisolated(unsafe) private static let frame = #/^[0-9]+\.\t/#
  nonisolated(unsafe) private static let otherLine =
    #/^(?:Please submit a bug|Stack dump| *#[0-9]+ )/#
  nonisolated(unsafe) private static let place =
    #/(?:@|at \[?|\()([^@\[\]()]+?\.swift):([0-9]+):([0-9]+)/#
  nonisolated(unsafe) private static let file = #/source_file "(.+?)"/#
  nonisolated(unsafe) private static let signal = #/failed due to signal ([0-9]+)/#

  private static let timeoutText = "the compiler takes too long to check this"
  private static let crashText = "the compiler crashes while it checks this"

  /// Whether a text is that of the error about code at which the compiler was stopped or crashed.
  static func isText(_ text: String) -> Bool { text == timeoutText || text == crashText }

  /// The line with which the driver reports that a signal has ended the compiler.
  static func line(forSignal number: Int32) -> String {
    "error: compile command failed due to signal \(number)\n"
  }
}
