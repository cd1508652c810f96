import Drawing
import Foundation

/// The operators of PDF that show the glyphs of a run in a font.
///
/// A number between two codes is the difference of the run's advance from the font's own, so that
/// each glyph has its place in the run.
struct PDFText {
  private let font: PDFFont
  private let size: CGFloat
  private(set) var operators = ""
  /// The string and the numbers that are not written yet.
  private var codes = "", strings = ""
  /// The pen position after the last glyph; nil before the first.
  private var pen: CGPoint?

  /// `mode` is the text rendering mode: 0 fills, 7 clips.
  init(_ run: GlyphRun, font: PDFFont, mode: Int = 0) {
    self.font = font
    size = run.size
    operators = "BT\n/\(font.name) \(VectorNumber(run.size)) Tf\n"
    if mode != 0 { operators += "\(mode) Tr\n" }
    for cluster in run.clusters { show(cluster) }
    flush()
    operators += "ET\n"
  }

  private mutating func show(_ cluster: GlyphCluster) {
    if cluster.spacesBefore > 0, let space = font.face.spaceGlyph, pen?.y == cluster.y {
      font.useSpace(space)
      for _ in 0..<cluster.spacesBefore { append(space) }
    }
    if cluster.isRightToLeft, cluster.glyphs.count == 1,
      cluster.characters.unicodeScalars.count > 1, font.face.spaceGlyph != nil
    {
      return showRightToLeftLigature(cluster)
    }
    showWhole(cluster)
  }

  /// Shows a glyph of several characters of right-to-left text, such as lam-alef.
  ///
  /// Readers of PDF read such text from left to right and reverse its characters; some also reverse
  /// those of one glyph. So the glyph has the last character, and invisible glyphs on it, to the
  /// right, have the others.
  private mutating func showRightToLeftLigature(_ cluster: GlyphCluster) {
    guard let glyph = cluster.glyphs.first, let space = font.face.spaceGlyph else { return }
    let scalars = Array(cluster.characters.unicodeScalars.reversed())
    let step = CGFloat(font.face.advance(of: glyph.id)) * size / CGFloat(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      var part = cluster
      part.characters = String(scalar)
      let x = glyph.position.x + CGFloat(index) * step
      let id = index == 0 ? glyph.id : space
      if index > 0 { font.useSpace(space) }
      part.glyphs = [
        PositionedGlyph(id: id, cluster: glyph.cluster, position: CGPoint(x: x, y: cluster.y))
      ]
      showWhole(part)
    }
  }

  private mutating func showWhole(_ cluster: GlyphCluster) {
    let isKnown = font.use(cluster)
    if !isKnown {
      flush()
      let text = cluster.characters.utf16.map(hexadecimal).joined()
      operators += "/Span << /ActualText <FEFF\(text)> >> BDC\n"
    }
    for glyph in cluster.glyphs {
      move(to: glyph.position)
      append(glyph.id)
    }
    if !isKnown {
      flush()
      operators += "EMC\n"
    }
  }

  /// The distance in points below which a glyph follows the last one directly: a rounding error of
  /// the advances.
  private static let leastDistance: CGFloat = 1e-4

  private mutating func move(to position: CGPoint) {
    if let pen, pen.y == position.y {
      let distance = position.x - pen.x
      if abs(distance) < Self.leastDistance { return }
      // A large gap, such as between columns, sets a new position.
      if abs(distance) < 4 * size {
        if !codes.isEmpty { strings += "<\(codes)>" }
        codes = ""
        strings += VectorNumber(-distance * 1000 / size, digits: 2).description
        self.pen?.x = position.x
        return
      }
    }
    flush()
    operators += "1 0 0 -1 \(VectorNumber(position.x)) \(VectorNumber(position.y)) Tm\n"
    pen = position
  }

  private mutating func append(_ glyph: UInt32) {
    codes += hexadecimal(UInt16(truncatingIfNeeded: glyph))
    pen?.x += CGFloat(font.width(of: glyph)) * size / 1000
  }

  private mutating func flush() {
    if !codes.isEmpty { strings += "<\(codes)>" }
    if !strings.isEmpty { operators += "[\(strings)] TJ\n" }
    (codes, strings) = ("", "")
  }
}
