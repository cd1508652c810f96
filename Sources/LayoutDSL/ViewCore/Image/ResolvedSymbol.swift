import Foundation

/// The outline of a symbol in a box of `size` points; y points down from the top-leading corner.
package struct ResolvedSymbol: Equatable, Sendable {
  package var size: CGSize
  package var outline: Path
  /// The distance from the top of the box to the text baseline of the symbol.
  package var baseline: CGFloat
  /// The layers of a symbol that can have several colours, each covering those before it.
  ///
  /// Empty for a symbol of a single layer.
  package var layers: [SymbolLayer]
  /// The part of the box that the outline covers, which a resizable symbol stretches over its
  /// frame.
  ///
  /// Measurements.md#symbol-resizable
  package var ink: CGRect

  /// Creates a symbol; without `ink`, its outline covers the box.
  package init(
    size: CGSize, outline: Path, baseline: CGFloat, layers: [SymbolLayer] = [], ink: CGRect? = nil
  ) {
    self.size = size
    self.outline = outline
    self.baseline = baseline
    self.layers = layers
    self.ink = ink ?? CGRect(origin: .zero, size: size)
  }
}
