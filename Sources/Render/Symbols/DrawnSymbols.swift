import Foundation
import ViewCore

/// Symbols of simple geometry, whose strokes follow the weight of the text.
///
/// A name is a picture, a mark ("xmark", "chevron.down", "questionmark", "7"), or a mark in an
/// outlined or filled figure.
struct DrawnSymbols {
  /// The CSS weight of the text beside the symbol.
  let weight: Int
  let faces: SymbolFaces

  private var thickness: CGFloat { SymbolPen.thickness(weight: weight) }

  func outline(named name: String) -> SymbolOutline? {
    if let picture = SymbolPictures.picture(named: name) {
      var pen = SymbolPen(thickness: thickness)
      picture(&pen)
      return SymbolOutline(pen)
    }
    var mark = Substring(name)
    let isFilled = mark.dropSuffix(".fill")
    for enclosure in SymbolEnclosure.allCases where mark.dropSuffix("." + enclosure.rawValue) {
      return enclosed(String(mark), in: enclosure, isFilled: isFilled)
    }
    return isFilled ? nil : plain(name)
  }

  /// The scale of a mark in a figure, by eye.
  private static let enclosedScale: CGFloat = 0.55
  /// The part of the usual thickness that the stems of a text have at least, by eye.
  private static let leastWeight: CGFloat = 0.95

  private func plain(_ name: String) -> SymbolOutline? {
    var pen = SymbolPen(thickness: thickness)
    guard draw(name, with: &pen, scale: 1, isHole: false) else { return nil }
    return SymbolOutline(pen, margin: SymbolOutline.openMargin)
  }

  private func enclosed(
    _ name: String, in enclosure: SymbolEnclosure, isFilled: Bool
  ) -> SymbolOutline? {
    var pen = SymbolPen(thickness: thickness)
    enclosure.draw(isFilled: isFilled, with: &pen)
    let figure = SymbolOutline.Layer(elements: pen.elements, rank: 1)
    var mark = SymbolPen(thickness: thickness)
    guard draw(name, with: &pen, scale: Self.enclosedScale, isHole: isFilled),
      draw(name, with: &mark, scale: Self.enclosedScale, isHole: false)
    else { return nil }
    var outline = SymbolOutline(pen)
    outline.layers = [figure, SymbolOutline.Layer(elements: mark.elements, rank: 0)]
    return outline
  }

  /// Draws a mark or cuts it out as a hole; returns false if there is no mark of that name.
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
    guard let text = SymbolMarks.text(named: mark) else { return false }
    // Sizes in ems, by eye: alone, one character in a figure, and several.
    let size: CGFloat = scale == 1 ? 1.15 : text.unicodeScalars.count == 1 ? 0.82 : 0.62
    return draw(text, with: &pen, size: size, isHole: isHole)
  }

  /// Draws the glyphs of characters side by side, centred.
  private func draw(
    _ text: String, with pen: inout SymbolPen, size: CGFloat, isHole: Bool
  ) -> Bool {
    // Smaller text uses a heavier weight, so that its stems are as thick as the strokes around it.
    let weights = stride(from: weight, through: 900, by: 100)
    let fitting = weights.first {
      SymbolPen.thickness(weight: $0) * size > Self.leastWeight * thickness
    }
    guard let face = faces.text(weight: fitting ?? 900) else { return false }
    var elements: [Path.Element] = []
    var ink = CGRect.null
    for character in text.unicodeScalars {
      guard let glyph = face.glyph(for: character), let own = face.inkBounds(of: glyph),
        case .elements(let outline) = face.outline(of: glyph).storage
      else { return false }
      let shift = ink.isNull ? 0 : ink.maxX - own.minX + 0.06
      elements += outline.map { $0.mapPoints { CGPoint(x: $0.x + shift, y: $0.y) } }
      ink = ink.union(own.offsetBy(dx: shift, dy: 0))
    }
    let contours = elements.map {
      $0.mapPoints { CGPoint(x: ($0.x - ink.midX) * size, y: ($0.y - ink.midY) * size) }
    }
    let box = CGRect(
      x: -ink.width / 2 * size, y: -ink.height / 2 * size, width: ink.width * size,
      height: ink.height * size)
    // The winding of glyphs depends on the font; the parts of a symbol have to agree.
    let isClockwise = contours.signedArea > 0
    pen.outline(
      isClockwise == isHole ? contours.reversedContours() : contours, bounds: isHole ? .null : box)
    return true
  }
}

extension CGPoint {
  fileprivate func scaled(_ factor: CGFloat) -> CGPoint {
    CGPoint(x: x * factor, y: y * factor)
  }
}

extension Substring {
  /// Removes a suffix if anything remains without it; returns false otherwise.
  fileprivate mutating func dropSuffix(_ suffix: String) -> Bool {
    guard hasSuffix(suffix), count > suffix.count else { return false }
    removeLast(suffix.count)
    return true
  }
}
