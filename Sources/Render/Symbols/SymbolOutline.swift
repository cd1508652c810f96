import Foundation
import LayoutDSL

/// A symbol in ems, around the middle of its ink.
struct SymbolOutline {
  /// All of the symbol in one colour.
  var elements: [Path.Element]
  var ink: CGRect
  /// Space that the symbol's box has beside and above its ink.
  var margin = Self.closeMargin
  /// What has a colour of its own where symbols have several; empty for the whole symbol.
  ///
  /// Later layers cover earlier ones.
  var layers: [Layer] = []

  /// A part of a symbol.
  struct Layer {
    var elements: [Path.Element]
    /// 0 for what stands out most.
    var rank: Int
    var color: Color?
    /// Whether the part shows only from some variable value on.
    var isStep = false
  }

  /// The box of SF's symbols with much ink is a little larger than it.
  static let closeMargin = CGSize(width: 0.06, height: 0.04)
  /// That of open strokes leaves more room at the sides.
  static let openMargin = CGSize(width: 0.12, height: 0.05)

  init(elements: [Path.Element], ink: CGRect, margin: CGSize = closeMargin) {
    self.elements = elements
    self.ink = ink
    self.margin = margin
  }

  init(_ pen: SymbolPen, margin: CGSize = closeMargin) {
    self.init(elements: pen.elements, ink: pen.bounds, margin: margin)
  }

  /// The symbol scaled and moved so that the middle of its ink is at a point.
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
  /// Lengths in ems are too short for the tolerances of paths.
  private static let unit = CGAffineTransform(scaleX: 16, y: 16)
  private static let ems = CGAffineTransform(scaleX: 1 / 16, y: 1 / 16)

  private var enlarged: Path { Path(storage: .elements(map { $0.applying(Self.unit) })) }

  private static func elements(_ path: Path) -> [Path.Element] {
    path.elements.map { $0.applying(ems) }
  }

  /// What is in this area and not in another.
  func subtracting(_ other: [Path.Element]) -> [Path.Element] {
    Self.elements(enlarged.subtracting(other.enlarged))
  }
}
