import Foundation
import ViewCore

/// Composes the outlines of symbols of one weight from glyphs, drawings and other symbols.
struct SymbolComposer {
  /// The CSS weight of the text beside the symbols.
  let weight: Int
  let faces: SymbolFaces

  var thickness: CGFloat { SymbolPen.thickness(weight: weight) }

  func outline(named name: String) -> SymbolOutline? {
    let outline =
      if let look = SymbolLook(named: name) {
        make(look, named: name)
      } else {
        DrawnSymbols(weight: weight, faces: faces).outline(named: name)
      }
    if Self.stepped.contains(name), var stepped = outline {
      let contours = stepped.elements.separated.map { (abs($0.signedArea), $0) }
        .sorted { $0.0 < $1.0 }
      stepped.layers = contours.enumerated().map { index, contour in
        SymbolOutline.Layer(
          elements: contour.1, rank: name == "wifi" ? min(index, 2) : 0, isStep: true)
      }
      return stepped
    }
    if var outline, let color = SymbolColors.color(of: name) {
      if outline.layers.isEmpty {
        outline.layers = [SymbolOutline.Layer(elements: outline.elements, rank: 0)]
      }
      outline.layers[0].color = color
      return outline
    }
    return outline
  }

  /// Symbols whose contours appear one after the other, the smallest first, as a variable value
  /// grows.
  private static let stepped: Set<String> = ["wifi", "cellularbars", "chart.bar.fill"]

  private func make(_ look: SymbolLook, named name: String) -> SymbolOutline? {
    switch look {
    case .glyph(let glyph):
      Self.isMarked(name) ? outline(of: glyph).map(marked) : outline(of: glyph)
    case .drawn: DrawnSymbols(weight: weight, faces: faces).outline(named: name)
    case .sketched(let sketch, let mark, let isFilled):
      SymbolSketch(composer: self, mark: mark, isFilled: isFilled).outline(named: sketch)
    case .halved(let base, let half): halved(base, half)
    case .enclosed(let mark, let enclosure, let isFilled):
      outline(named: mark).flatMap { symbol in
        heavier(forScale: enclosure.scale(for: symbol.ink)).outline(named: mark)
      }.map { enclosed($0, in: enclosure, isFilled: isFilled) }
    case .slashed(let base): outline(named: base).map(slashed)
    case .badged(let base, let badge): badged(base, badge: badge)
    }
  }

  /// The part of the usual thickness that a scaled stroke has at least, by eye.
  private static let leastWeight: CGFloat = 0.85
  /// The reach of a slash from the centre, and the gap around it, in ems, by eye.
  private static let slashReach: ClosedRange<CGFloat> = 0.46...0.56, slashGap: CGFloat = 0.13
  /// The gap around a badge, in ems, by eye.
  private static let badgeGap: CGFloat = 0.07

  /// A composer whose symbols, scaled down by a factor, have strokes of about the usual thickness.
  func heavier(forScale scale: CGFloat) -> SymbolComposer {
    let fitting = stride(from: weight, to: 900, by: 100).first {
      SymbolPen.thickness(weight: $0) * scale > Self.leastWeight * thickness
    }
    return SymbolComposer(weight: fitting ?? 900, faces: faces)
  }

  // MARK: Glyphs

  func outline(of glyph: SymbolLook.Glyph) -> SymbolOutline? {
    guard let face = faces.icons(glyph.icons), let scalar = Unicode.Scalar(glyph.codePoint),
      let index = face.glyph(for: scalar), let ink = face.inkBounds(of: index), !ink.isEmpty,
      case .elements(let contours) = face.outline(of: index).storage
    else { return nil }
    let scale = Self.glyphScale
    var map = CGAffineTransform(scaleX: glyph.isMirrored ? -scale : scale, y: scale)
    for _ in 0..<glyph.quarterTurns {
      map = map.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    }
    var elements = contours.map { $0.applying(map) }
    if glyph.isOutline {
      elements = elements.rim(thickness: thickness, fillsHoles: glyph.fillsHoles)
    }
    return SymbolOutline(elements: elements, ink: ink.applying(map))
  }

  /// Whether a name is that of a filled figure with a mark cut out, such as "checkmark.seal.fill".
  private static func isMarked(_ name: String) -> Bool {
    let parts = name.split(separator: ".").filter { $0 != "crop" }
    return parts.count == 3 && parts[2] == "fill"
      && ["checkmark", "exclamationmark", "xmark", "lock", "person"].contains(parts[0])
      && ["seal", "shield", "octagon", "triangle", "circle", "square"].contains(parts[1])
  }

  /// The figure in two layers: the figure itself and its holes, which are the mark and have the
  /// first rank.
  private func marked(_ symbol: SymbolOutline) -> SymbolOutline {
    let isClockwise = symbol.elements.signedArea > 0
    func contours(areHoles: Bool) -> [Path.Element] {
      symbol.elements.separated.filter { (($0.signedArea > 0) != isClockwise) == areHoles }
        .flatMap { $0 }
    }
    var outline = symbol
    outline.layers = [
      SymbolOutline.Layer(elements: contours(areHoles: false), rank: 1),
      SymbolOutline.Layer(elements: contours(areHoles: true), rank: 0),
    ]
    return outline
  }

  /// The scale that makes the star, 20 of 24 units wide in Material, as wide as that of SF: 1.29 em
  /// including margins.
  private static let glyphScale: CGFloat = (1.29 - 2 * 0.06) * 24 / 20

  // MARK: Compositions

  private func enclosed(
    _ symbol: SymbolOutline, in enclosure: SymbolEnclosure, isFilled: Bool
  ) -> SymbolOutline {
    var pen = SymbolPen(thickness: thickness)
    enclosure.draw(isFilled: isFilled, with: &pen)
    let middle = CGPoint(x: pen.bounds.midX, y: pen.bounds.midY)
    let mark = symbol.placed(at: middle, scale: enclosure.scale(for: symbol.ink))
    var outline = SymbolOutline(pen)
    outline.elements =
      isFilled
      ? pen.elements.subtracting(mark.elements) : pen.elements + mark.elements.clockwise
    outline.layers = [
      SymbolOutline.Layer(elements: pen.elements, rank: 1),
      SymbolOutline.Layer(elements: mark.elements, rank: 0),
    ]
    return outline
  }

  private func halved(_ base: String, _ half: SymbolLook.Half) -> SymbolOutline? {
    guard let symbol = outline(named: base), let filled = outline(named: base + ".fill")
    else { return nil }
    // A rectangle over the half that stays outlined.
    let box = filled.ink.insetBy(dx: -0.1, dy: -0.1)
    var cover = box
    switch half {
    case .left: (cover.origin.x, cover.size.width) = (box.midX, box.width / 2)
    case .right: cover.size.width = box.width / 2
    case .top: (cover.origin.y, cover.size.height) = (box.midY, box.height / 2)
    case .bottom: cover.size.height = box.height / 2
    }
    var pen = SymbolPen(thickness: thickness)
    pen.rectangle(cover, cornerRadius: 0)
    return joined(
      symbol.elements, symbol.ink, with: filled.elements.subtracting(pen.elements), filled.ink,
      color: SymbolColors.color(of: base + ".fill"))
  }

  private func slashed(_ symbol: SymbolOutline) -> SymbolOutline {
    let ink = symbol.ink
    let reach = min(
      max(Self.slashReach.lowerBound, max(ink.width, ink.height) / 2), Self.slashReach.upperBound)
    func slash(width: CGFloat) -> SymbolPen {
      var pen = SymbolPen(thickness: width)
      pen.stroke([
        CGPoint(x: ink.midX - reach, y: ink.midY - reach),
        CGPoint(x: ink.midX + reach, y: ink.midY + reach),
      ])
      return pen
    }
    let stroke = slash(width: thickness)
    let rest = symbol.elements.subtracting(slash(width: thickness + Self.slashGap).elements)
    return joined(rest, ink, with: stroke.elements, stroke.bounds, color: nil)
  }

  private func badged(_ base: String, badge: String?) -> SymbolOutline? {
    guard let symbol = outline(named: base) else { return nil }
    let ink = symbol.ink
    var pen = SymbolPen(thickness: thickness)
    let center: CGPoint
    let radius: CGFloat
    if badge == nil {
      radius = 0.2
      center = CGPoint(x: ink.maxX - 0.07, y: ink.minY + 0.13)
    } else {
      radius = 0.29
      center = CGPoint(x: ink.maxX - 0.08, y: ink.maxY - 0.16)
    }
    pen.disc(at: center, radius: radius)
    var gap = SymbolPen(thickness: thickness)
    gap.disc(at: center, radius: radius + Self.badgeGap)
    let rest = symbol.elements.subtracting(gap.elements)
    guard let badge else {
      return joined(rest, ink, with: pen.elements, pen.bounds, color: .red)
    }
    let bold = SymbolComposer(weight: max(800, weight), faces: faces)
    guard let mark = bold.outline(named: badge) else { return nil }
    let placed = mark.placed(
      at: center, scale: 2 * radius / max(mark.ink.width, mark.ink.height))
    return joined(
      rest, ink, with: placed.elements, placed.ink, color: SymbolColors.badges[badge])
  }

  /// A symbol of two disjoint parts; the second has the first rank.
  private func joined(
    _ first: [Path.Element], _ firstInk: CGRect, with second: [Path.Element],
    _ secondInk: CGRect, color: Color?
  ) -> SymbolOutline {
    var outline = SymbolOutline(
      elements: first.clockwise + second.clockwise, ink: firstInk.union(secondInk))
    outline.layers = [
      SymbolOutline.Layer(elements: first, rank: 1),
      SymbolOutline.Layer(elements: second, rank: 0, color: color),
    ]
    return outline
  }
}
