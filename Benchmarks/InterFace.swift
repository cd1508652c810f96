import CHarfBuzz
import Foundation
import LayoutDSL

/// The outlines of Inter, read directly from the installed font file.
final class InterFace: GlyphFace, @unchecked Sendable {
  let name = "Inter-Regular"
  private let font: OpaquePointer
  private let unitsPerEm: Double

  init() {
    let blob = hb_blob_create_from_file("/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let face = hb_face_create(blob, 0)
    unitsPerEm = Double(hb_face_get_upem(face))
    font = hb_font_create(face)
  }

  func glyph(for scalar: UInt32) -> UInt32 {
    var glyph: UInt32 = 0
    hb_font_get_nominal_glyph(font, scalar, &glyph)
    return glyph
  }

  /// The advance of a glyph, in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  func run(_ text: String, _ size: CGFloat, x: CGFloat, y: CGFloat) -> GlyphRun {
    var pen = x
    let glyphs = text.unicodeScalars.map { scalar -> PositionedGlyph in
      let id = glyph(for: scalar.value)
      defer { pen += advance(of: id) * size }
      return PositionedGlyph(id: id, position: CGPoint(x: pen, y: y))
    }
    return GlyphRun(face: self, size: size, glyphs: glyphs)
  }

  func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)? { nil }

  func outline(of glyph: UInt32) -> Path {
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in Outline.of(data).append(.move, x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in Outline.of(data).append(.line, x, y) }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        let outline = Outline.of(data)
        outline.elements.append(
          .curve(
            to: outline.point(x, y), control1: outline.point(x1, y1),
            control2: outline.point(x2, y2)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Outline.of(data).elements.append(.closeSubpath) }, nil, nil)
    let outline = Outline(unitsPerEm)
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(outline).toOpaque())
    return Path(storage: .elements(outline.elements))
  }
}

private final class Outline {
  enum Kind { case move, line }

  var elements: [Path.Element] = []
  private let unitsPerEm: Double

  init(_ unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  static func of(_ data: UnsafeMutableRawPointer?) -> Outline {
    guard let data else { return Outline(1) }
    return Unmanaged<Outline>.fromOpaque(data).takeUnretainedValue()
  }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) / unitsPerEm, y: -Double(y) / unitsPerEm)
  }

  func append(_ kind: Kind, _ x: Float, _ y: Float) {
    elements.append(kind == .move ? .move(to: point(x, y)) : .line(to: point(x, y)))
  }
}
