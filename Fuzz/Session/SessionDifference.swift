import Drawing
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
  if tree != freshTree { return firstDifference(lines(of: tree), lines(of: freshTree)) }
  if list != freshList { return firstDifference(lines(of: list), lines(of: freshList)) }
  return nil
}

private func lines(of tree: String) -> [Substring] {
  tree.split(separator: "\n")
}

private func lines(of list: DisplayList) -> [Substring] {
  var dumped = ""
  dump(list, to: &dumped)
  return dumped.split(separator: "\n")
}

/// Returns the first lines that differ, with the lines before them that are less indented.
private func firstDifference(_ old: [Substring], _ new: [Substring]) -> String {
  let difference = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
  let place = difference?.offset ?? min(old.count, new.count)
  func indent(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
  var context: [Substring] = []
  var limit = place < old.count ? indent(old[place]) : .max
  for line in old.prefix(place).reversed() where indent(line) < limit {
    limit = indent(line)
    context.insert(line, at: 0)
  }
  func line(_ lines: [Substring]) -> Substring { place < lines.count ? lines[place] : "nothing" }
  return (context + ["<\(line(old))", ">\(line(new))"]).joined(separator: "\n")
}
