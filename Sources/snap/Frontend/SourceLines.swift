import LayoutDSL

extension LayoutExplanation {
  /// Finds the source lines of the nodes where only one line can have made them.
  mutating func addSourceLines(from outline: SourceOutline) {
    let matcher = SourceMatcher(outline: outline, nodes: nodes)
    for (index, line) in matcher.lines() { nodes[index].source = line }
  }
}
