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
  var calls: [String] {
    (try? String(contentsOf: file, encoding: .utf8)).map(Self.calls) ?? []
  }

  private static let callLimit = 3

  /// Returns the innermost calls in the user's code, each as `Card.swift:4:40 in Card.body`.
  ///
  /// Only the user's code and the function that starts it have line tables.
  static func calls(in text: String) -> [String] {
    // number, [inlined], address, name, + offset, in image, at file:line:column
    let frame =
      /^ *\d+ (?:\[[^\]]*\] )*(?:0x[0-9a-f]+ )?(.+?)(?: \+ \d+)? in \S+ at (.+?):(\d+(?::\d+)?)$/
    var calls: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let match = line.wholeMatch(of: frame), !match.3.hasPrefix("0"),
        !match.1.contains("__snapMain(")
      else { continue }
      let path = SnapshotPlaces.shownPath(of: URL(fileURLWithPath: String(match.2)))
      let call = "\(path.visible):\(match.3)\(name(String(match.1)))"
      if calls.last != call { calls.append(call) }
      if calls.count == callLimit { break }
    }
    return calls
  }

  /// The name of a function with "in"; empty for the function that `snap` makes of a preview.
  private static func name(_ symbol: String) -> String {
    if symbol.contains("__preview(") { return "" }
    let accessor = ".getter"
    return " in " + (symbol.hasSuffix(accessor) ? String(symbol.dropLast(accessor.count)) : symbol)
  }
}
