import LayoutDSL

extension LayoutExplanation {
  /// Sets the source lines of the nodes that only one line can have made.
  mutating func addSourceLines(from outline: SourceOutline) {
    let matcher = SourceMatcher(outline: outline, nodes: nodes)
    for (index, line) in matcher.lines() { nodes[index].source = line }
  }
}
