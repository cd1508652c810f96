import Drawing
import Foundation
import Render
import ViewCore

/// Returns how the screen differs after everything that it has computed is computed again; nil if
/// it does not.
///
/// A screen that differs was stale: a change had not marked a part that depends on it.
@MainActor func differenceFromFreshScreen(_ host: ViewHost) -> String? {
  let (tree, list) = (host.layoutTree(), host.displayList())
  host.viewGraph.setNeedsEverything()
  let (freshTree, freshList) = (host.layoutTree(), host.displayList())
  if tree != freshTree, let found = firstDifference(lines(of: tree), lines(of: freshTree)) {
    return found
  }
  return list == freshList ? nil : firstDifference(lines(of: list), lines(of: freshList))
}

/// Whether the views of a screen change each other without end: no state of it is the right one.
@MainActor func isEndless(_ host: ViewHost) -> Bool {
  host.viewGraph.update()
  return host.viewGraph.diagnostics.contains { $0.problem.isEndless }
}

extension Diagnostic.Problem {
  /// Whether an update ended before all views were settled.
  fileprivate var isEndless: Bool {
    switch self {
    case .unsettled, .endlessEvaluation, .endlessLayout, .endlessWork: true
    default: false
    }
  }
}

private func lines(of tree: String) -> [Line] {
  tree.split(separator: "\n").map { Line($0) }
}

private func lines(of list: DisplayList) -> [Line] {
  var dumped = ""
  dump(list, to: &dumped)
  return lines(of: dumped)
}

/// Returns the first lines that differ, after the lines that contain them; nil if there are none.
private func firstDifference(_ old: [Line], _ new: [Line]) -> String? {
  let difference = zip(old, new).enumerated().first { !$0.element.0.isLike($0.element.1) }
  if difference == nil, old.count == new.count { return nil }
  let place = difference?.offset ?? min(old.count, new.count)
  var containers: [Substring] = []
  var limit = place < old.count ? old[place].indent : .max
  for line in old.prefix(place).reversed() where line.indent < limit {
    limit = line.indent
    containers.insert(line.text, at: 0)
  }
  func text(_ lines: [Line]) -> Substring { place < lines.count ? lines[place].text : "nothing" }
  return (containers + ["<\(text(old))", ">\(text(new))"]).joined(separator: "\n")
}

/// A line of a description.
private struct Line {
  let text: Substring

  init(_ text: Substring) { self.text = text }

  var indent: Int { text.prefix { $0 == " " }.count }

  /// Whether the lines differ at most by rounding errors.
  func isLike(_ other: Line) -> Bool {
    if text == other.text { return true }
    let number = /-?\d+(\.\d+)?(e-?\d+)?/
    func numbers(_ line: Line) -> [Double] {
      line.text.matches(of: number).compactMap { Double($0.output.0) }
    }
    return text.replacing(number, with: "#") == other.text.replacing(number, with: "#")
      && zip(numbers(self), numbers(other)).allSatisfy { abs($0 - $1) < 0.0015 }
  }
}
