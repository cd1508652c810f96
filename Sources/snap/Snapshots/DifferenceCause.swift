import Foundation

/// The words for the probable cause of a difference, which are equal for every picture that has it.
enum DifferenceCause {
  /// The start of the line of a failure message that states the cause.
  private static let mark = "cause  "

  /// Returns the cause that a failure message gives, or the first change of the layout without the
  /// place of its view.
  static func text(changes: [String]) -> String {
    if let stated = changes.first(where: { $0.hasPrefix(mark) }) {
      let cause = stated.dropFirst(mark.count)
      // One change of a colour is near other lines in other pictures, or of other views.
      return String(cause.hasPrefix("probably ") ? cause.dropFirst("probably ".count) : cause)
        .replacing(#/, near [^;:]+:\d+/#, with: "")
        .replacing(
          #/ (?:of|in) (?:[\d,]+ )?[\w.\/\[\]]+(?: "[^"]*")?(?=$|, [^ ,;:]+:\d|; and )/#, with: "")
    }
    if changes.contains(where: { $0.hasPrefix("renderer") }) {
      return "another renderer or other fonts"
    }
    let layout = changes.lazy.compactMap { line in
      line.hasPrefix("layout  ") ? String(line.dropFirst("layout  ".count)) : nil
    }
    guard let first = layout.first, first != "unchanged" else { return "only pixels" }
    // A changed value of a view explains the frames that changed with it.
    return layout.map(withoutFrames).first { $0.contains(" → ") } ?? withoutPlace(first)
  }

  /// Returns a change without the path to its view and without the change of its frame.
  private static func withoutFrames(_ line: String) -> String {
    withoutPath(
      line.replacing(#/ +(x|y|width|height) -?[\d.]+ → -?[\d.]+ \([+−][\d.]+\)/#, with: ""))
  }

  /// Returns a change without the path to its view, and with the differences of coordinates in
  /// place of the coordinates.
  private static func withoutPlace(_ line: String) -> String {
    withoutPath(
      line.replacing(#/-?[\d.]+ → -?[\d.]+ \((?<change>[+−][\d.]+)\)/#) {
        String($0.output.change)
      }
      .replacing(#/ ?\(-?[\d.]+(, -?[\d.]+){3}\)/#, with: ""))
  }

  private static func withoutPath(_ line: String) -> String {
    let mark = line.hasPrefix("+ ") || line.hasPrefix("− ") ? String(line.prefix(2)) : ""
    let text = line.dropFirst(mark.count)
    let path = text.prefix { $0 != " " }
    let kind = path.split(separator: "/").last.map(String.init) ?? String(path)
    return mark + kind.replacing(#/\[\d+\]$/#, with: "") + text.dropFirst(path.count)
  }
}
