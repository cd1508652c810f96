/// A layer of a symbol.
package struct SymbolLayer: Equatable, Sendable {
  package var outline: Path
  /// The hierarchy level of its foreground style; 0 is the most prominent.
  package var rank: Int
  /// The colour of the layer in multicolor rendering; nil for the foreground style.
  package var color: Color?
  /// Whether the layer is one of those that a growing variable value shows one after the other.
  package var isStep: Bool

  package init(outline: Path, rank: Int, color: Color? = nil, isStep: Bool = false) {
    self.outline = outline
    self.rank = rank
    self.color = color
    self.isStep = isStep
  }
}
