import Foundation

/// The calls of a program that a signal has ended, which Swift's runtime writes to a file.
struct Backtrace {
  private let file: URL

  /// Names a file that does not exist yet; two programs may run in one folder.
  init(in folder: URL) {
    file = folder.appending(path: ".backtrace-\(UUID().uuidString)")
  }

  /// The value of `SWIFT_BACKTRACE`.
  var settings: String {
    let settings =
      "enable=yes,interactive=no,color=no,preset=friendly,registers=none,images=none,top=0"
    // A comma would end the path.
    return file.path.contains(",") ? settings + ",limit=8" : "\(settings),output-to=\(file.path)"
  }

  /// The innermost calls in the user's code; none if there is no file.
  var calls: [String] { text.map(Self.calls) ?? [] }

  /// The function of the user's code that calls itself without end; nil if none does.
  var recursiveFunction: String? { text.flatMap(Self.recursiveFunction) }

  private var text: String? { try? String(contentsOf: file, encoding: .utf8) }

  private static let callLimit = 3
  /// The least number of calls of one function that are a recursion without end.
  ///
  /// A trace has 64 calls, and those of other functions may be between them.
  private static let recursionLimit = 12

  /// Returns the innermost calls in the user's code, each as `Card.swift:4:40 in Card.body`.
  ///
  /// Only the user's code and the function that starts it have line tables.
  static func calls(in text: String) -> [String] {
    var calls: [String] = []
    for frame in frames(in: text) {
      let path = SnapshotPlaces.shownPath(of: URL(fileURLWithPath: frame.file))
      let call = "\(path.visible):\(frame.line)\(name(frame.symbol))"
      if calls.last != call { calls.append(call) }
      if calls.count == callLimit { break }
    }
    return calls
  }

  /// Returns the name of the innermost function of the user's code that occurs many times.
  static func recursiveFunction(in text: String) -> String? {
    let symbols = frames(in: text).map(\.symbol)
    let counts = Dictionary(symbols.map { ($0, 1) }, uniquingKeysWith: +)
    return symbols.first { counts[$0, default: 0] >= recursionLimit }.map(function)
  }

  /// Returns the calls in the user's code, innermost first.
  private static func frames(
    in text: String
  ) -> some Sequence<(symbol: String, file: String, line: Substring)> {
    // number, [inlined], address, name, + offset, in image, at file:line:column
    let frame =
      /^ *\d+ (?:\[[^\]]*\] )*(?:0x[0-9a-f]+ )?(.+?)(?: \+ \d+)? in \S+ at (.+?):(\d+(?::\d+)?)$/
    return text.split(whereSeparator: \.isNewline).lazy.compactMap { line in
      guard let match = line.wholeMatch(of: frame), !match.3.hasPrefix("0"),
        !match.1.contains("__snapMain(")
      else { return nil }
      return (String(match.1), String(match.2), match.3)
    }
  }

  /// The name of a function with "in"; empty for the function that `snap` makes of a preview.
  private static func name(_ symbol: String) -> String {
    symbol.contains("__preview(") ? "" : " in " + function(symbol)
  }

  private static func function(_ symbol: String) -> String {
    let accessor = ".getter"
    return symbol.hasSuffix(accessor) ? String(symbol.dropLast(accessor.count)) : symbol
  }
}
