import Foundation
import LayoutDSL

/// A symbol in ems, around the middle of its ink.
struct SymbolOutline {
  var elements: [Path.Element]
  var ink: CGRect
  /// Space that the symbol's box has beside and above its ink.
  var margin: CGSize

  /// The box of SF's symbols with much ink is a little larger than it.
  static let closeMargin = CGSize(width: 0.06, height: 0.04)
  /// That of open strokes leaves more room at the sides.
  static let openMargin = CGSize(width: 0.12, height: 0.05)
}

/// Symbols of plain geometry, whose strokes follow the weight of the text.
///
/// A name is a mark ("xmark", "chevron.down", "questionmark", "7"), or a mark in a circle or a
/// square, outlined or filled; or one of a few pictures.
struct DrawnSymbols {
  /// CSS weight of the text that the symbol goes with.
  let weight: Int
  /// Draws marks that are characters.
  let textFace: FontFace?

  private var thickness: CGFloat { SymbolPen.thickness(weight: weight) }

  func outline(named name: String) -> SymbolOutline? {
    if let picture = SymbolPictures.all[name] {
      var pen = SymbolPen(thickness: thickness)
      picture(&pen)
      return SymbolOutline(
        elements: pen.elements, ink: pen.bounds, margin: SymbolOutline.closeMargin)
    }
    var mark = Substring(name)
    let isFilled = mark.dropSuffix(".fill")
    for enclosure in Enclosure.allCases where mark.dropSuffix("." + enclosure.rawValue) {
      return enclosed(String(mark), in: enclosure, isFilled: isFilled)
    }
    return isFilled ? nil : plain(name)
  }

  private enum Enclosure: String, CaseIterable {
    case circle, square
  }

  private func plain(_ name: String) -> SymbolOutline? {
    var pen = SymbolPen(thickness: thickness)
    guard draw(name, with: &pen, scale: 1, isHole: false) else { return nil }
    return SymbolOutline(
      elements: pen.elements, ink: pen.bounds, margin: SymbolOutline.openMargin)
  }

  private func enclosed(_ mark: String, in enclosure: Enclosure, isFilled: Bool) -> SymbolOutline? {
    var pen = SymbolPen(thickness: thickness)
    switch (enclosure, isFilled) {
    case (.circle, false): pen.ring(radius: SymbolPictures.circleRadius)
    case (.circle, true): pen.disc(radius: SymbolPictures.circleRadius)
    case (.square, false): pen.frame(SymbolPictures.square, cornerRadius: 0.2)
    case (.square, true): pen.rectangle(SymbolPictures.square, cornerRadius: 0.2)
    }
    guard draw(mark, with: &pen, scale: 0.55, isHole: isFilled) else { return nil }
    return SymbolOutline(
      elements: pen.elements, ink: pen.bounds, margin: SymbolOutline.closeMargin)
  }

  /// Draws a mark, or makes a hole of its form; false if there is none of that name.
  private func draw(
    _ mark: String, with pen: inout SymbolPen, scale: CGFloat, isHole: Bool
  ) -> Bool {
    if let strokes = SymbolMarks.strokes[mark] {
      for stroke in strokes {
        pen.arms(
          from: stroke.hub.scaled(scale), to: stroke.ends.map { $0.scaled(scale) }, isHole: isHole)
      }
      return true
    }
    if mark == "ellipsis" {
      for x in [-0.3, 0, 0.3] {
        let center = CGPoint(x: x, y: 0).scaled(scale)
        pen.disc(at: center, radius: (0.068 + thickness / 2) * scale, isHole: isHole)
      }
      return true
    }
    guard let character = SymbolMarks.character(named: mark) else { return false }
    return draw(character, with: &pen, size: scale == 1 ? 1.15 : 0.82, isHole: isHole)
  }

  /// Draws the glyph of a character, centred.
  private func draw(
    _ character: Unicode.Scalar, with pen: inout SymbolPen, size: CGFloat, isHole: Bool
  ) -> Bool {
    guard let face = textFace, let glyph = face.glyph(for: character),
      let ink = face.inkBounds(of: glyph),
      case .elements(let outline) = face.outline(of: glyph).storage
    else { return false }
    let contours = outline.map {
      $0.mapPoints { CGPoint(x: ($0.x - ink.midX) * size, y: ($0.y - ink.midY) * size) }
    }
    let box = CGRect(
      x: -ink.width / 2 * size, y: -ink.height / 2 * size, width: ink.width * size,
      height: ink.height * size)
    // Type is drawn either way round; the parts of a symbol have to agree.
    let isClockwise = signedArea(of: contours) > 0
    pen.outline(
      isClockwise == isHole ? contours.reversedContours() : contours, bounds: isHole ? .null : box)
    return true
  }
}

/// Twice the area inside, positive if the outer contours run clockwise.
private func signedArea(of elements: [Path.Element]) -> CGFloat {
  var area: CGFloat = 0
  var start = CGPoint.zero
  var point = CGPoint.zero
  func add(_ end: CGPoint) {
    area += point.x * end.y - end.x * point.y
    point = end
  }
  for element in elements {
    switch element {
    case .move(let end): (start, point) = (end, end)
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): add(end)
    case .closeSubpath: add(start)
    }
  }
  return area
}

extension CGPoint {
  fileprivate func scaled(_ factor: CGFloat) -> CGPoint {
    CGPoint(x: x * factor, y: y * factor)
  }
}

extension Substring {
  /// Removes a suffix that is not all there is; false if there was none.
  fileprivate mutating func dropSuffix(_ suffix: String) -> Bool {
    guard hasSuffix(suffix), count > suffix.count else { return false }
    removeLast(suffix.count)
    return true
  }
}
