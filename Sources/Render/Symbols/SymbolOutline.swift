import Foundation
import ViewCore

/// The outline of a symbol in ems.
struct SymbolOutline {
  /// The whole symbol in one colour.
  var elements: [Path.Element]
  var ink: CGRect
  /// The space between the ink and the symbol's box on each side.
  var margin = Self.closeMargin
  /// The layers for rendering in several colours; empty if the whole symbol is one layer.
  ///
  /// Later layers cover earlier ones.
  var layers: [Layer] = []

  /// A layer of a symbol.
  struct Layer {
    var elements: [Path.Element]
    /// The rank in hierarchical rendering; 0 is the most prominent.
    var rank: Int
    var color: Color?
    /// Whether the layer appears only from some variable value on.
    var isStep = false
  }

  /// The margins of most symbols, as in SF Symbols.
  static let closeMargin = CGSize(width: 0.06, height: 0.04)
  /// The margins of symbols of open strokes, which are wider at the sides.
  static let openMargin = CGSize(width: 0.12, height: 0.05)

  init(elements: [Path.Element], ink: CGRect, margin: CGSize = closeMargin) {
    self.elements = elements
    self.ink = ink
    self.margin = margin
  }

  init(_ pen: SymbolPen, margin: CGSize = closeMargin) {
    self.init(elements: pen.elements, ink: pen.bounds, margin: margin)
  }

  /// The symbol scaled and moved so that the centre of its ink is at a point.
  func placed(at center: CGPoint, scale: CGFloat) -> SymbolOutline {
    let move = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - ink.midX * scale,
      ty: center.y - ink.midY * scale)
    var copy = self
    copy.elements = elements.map { $0.applying(move) }
    copy.ink = ink.applying(move)
    copy.layers = layers.map {
      var layer = $0
      layer.elements = $0.elements.map { $0.applying(move) }
      return layer
    }
    return copy
  }
}

extension [Path.Element] {
  /// Path operations have tolerances that are too large for lengths in ems, so the paths are
  /// enlarged.
  private static let unit = CGAffineTransform(scaleX: 16, y: 16)
  private static let ems = CGAffineTransform(scaleX: 1 / 16, y: 1 / 16)

  private var enlarged: Path { Path(storage: .elements(map { $0.applying(Self.unit) })) }

  private static func elements(_ path: Path) -> [Path.Element] {
    path.elements.map { $0.applying(ems) }
  }

  /// The area of this path without that of another.
  func subtracting(_ other: [Path.Element]) -> [Path.Element] {
    Self.elements(enlarged.subtracting(other.enlarged))
  }
}
