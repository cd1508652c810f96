import Foundation
import ViewCore

/// A face for characters that no font has: boxes with their code points in hexadecimal digits.
///
/// The id of a glyph is the code point of its character.
final class CodePointBoxes: GlyphFace {
  let name = "CodePointBoxes"
  /// The face that draws the digits.
  private let digits: FontFace

  init(digits: FontFace) {
    self.digits = digits
  }

  /// The advance of a box, including the space around it, in ems.
  static func advance(of glyph: UInt32) -> Double {
    side * 2 + stroke * 2 + Double(columns(of: glyph)) * digitWidth + padding
  }

  func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? { nil }

  func outline(of glyph: UInt32) -> Path {
    let columns = Self.columns(of: glyph)
    let box = CGRect(
      x: Self.side, y: -0.8, width: Self.advance(of: glyph) - 2 * Self.side, height: 1)
    var path = Path(box)
    // The inner edge has the opposite winding, which leaves a frame.
    let inner = box.insetBy(dx: Self.stroke, dy: Self.stroke)
    path.move(to: CGPoint(x: inner.minX, y: inner.minY))
    path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    path.closeSubpath()
    for (index, digit) in Self.digits(of: glyph, count: 2 * columns).enumerated() {
      guard let id = digits.glyph(for: digit) else { continue }
      let width = digits.advance(of: id) * Self.digitSize
      let x =
        inner.minX + Self.padding / 2 + Self.digitWidth * (Double(index % columns) + 0.5) - width
        / 2
      let y = index < columns ? -0.36 : 0.08
      path.addPath(
        digits.outline(of: id),
        transform: CGAffineTransform(
          a: Self.digitSize, b: 0, c: 0, d: Self.digitSize, tx: x, ty: y))
    }
    return path
  }

  // Lengths in ems.
  private static let side = 0.06
  private static let stroke = 0.05
  private static let padding = 0.08
  private static let digitWidth = 0.3
  private static let digitSize = 0.46

  /// The number of digits in each of two rows: two, or three for characters beyond U+FFFF.
  private static func columns(of glyph: UInt32) -> Int { glyph > 0xFFFF ? 3 : 2 }

  private static func digits(of glyph: UInt32, count: Int) -> [Unicode.Scalar] {
    let digits = Array(String(glyph, radix: 16, uppercase: true).unicodeScalars)
    return [Unicode.Scalar](repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
