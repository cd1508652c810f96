/// The differences of two texts: the changed lines with the lines around them.
package struct LineComparison: Equatable, Sendable {
  /// The lines of the patch, each prefixed by `−`, `+` or a space.
  package private(set) var lines: [String] = []

  package var isEqual: Bool { lines.isEmpty }

  private static let context = 2

  private struct Line {
    var mark: String
    var text: Substring
    var isNearChange = false
  }

  package init(expected: String, actual: String) {
    guard expected != actual else { return }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var merged = Self.merge(old, new)
    for (index, line) in merged.enumerated() where line.mark != " " {
      for near in max(0, index - Self.context)...min(merged.count - 1, index + Self.context) {
        merged[near].isNearChange = true
      }
    }
    var isGap = false
    for line in merged {
      if line.isNearChange {
        lines.append(line.mark + line.text)
      } else if !isGap {
        lines.append("…")
      }
      isGap = !line.isNearChange
    }
  }

  /// Returns both texts as one sequence, with removed lines before the lines that replace them.
  private static func merge(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = SequenceDifference(from: old, to: new)
    let (removed, inserted) = (difference.removed, difference.inserted)
    var lines: [Line] = []
    var first = 0
    var second = 0
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(Line(mark: "−", text: old[first]))
        first += 1
      } else if inserted.contains(second) {
        lines.append(Line(mark: "+", text: new[second]))
        second += 1
      } else {
        lines.append(Line(mark: " ", text: old[first]))
        first += 1
        second += 1
      }
    }
    return lines
  }
}
