internal import CHarfBuzz
import Foundation
import ViewCore

/// Converts HarfBuzz's glyph outlines to paths.
struct GlyphOutlinePen: @unchecked Sendable {
  /// The draw functions are immutable, so one pen serves all faces and threads.
  static let shared = GlyphOutlinePen()

  private let functions: OpaquePointer?

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions, { _, drawing, _, x, y, _ in append(.move(to: point(x, y)), to: drawing) },
      nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, drawing, _, x, y, _ in append(.line(to: point(x, y)), to: drawing) },
      nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, drawing, _, controlX, controlY, x, y, _ in
        append(.quadCurve(to: point(x, y), control: point(controlX, controlY)), to: drawing)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, drawing, _, x1, y1, x2, y2, x, y, _ in
        append(
          .curve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2)), to: drawing)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, drawing, _, _ in append(.closeSubpath, to: drawing) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  /// The outline of a glyph in ems, with y pointing down.
  func outline(of glyph: UInt32, in font: OpaquePointer, unitsPerEm: Double) -> Path {
    var elements: [Path.Element] = []
    withUnsafeMutablePointer(to: &elements) {
      hb_font_get_glyph_shape(font, glyph, functions, $0)
    }
    guard !elements.isEmpty else { return Path() }
    let scale = 1 / unitsPerEm
    return Path(storage: .elements(elements.map { $0.mapPoints { $0.scaled(scale, -scale) } }))
  }
}

private func append(_ element: Path.Element, to drawing: UnsafeMutableRawPointer?) {
  drawing?.assumingMemoryBound(to: [Path.Element].self).pointee.append(element)
}

private func point(_ x: Float, _ y: Float) -> CGPoint {
  CGPoint(x: CGFloat(x), y: CGFloat(y))
}

extension CGPoint {
  fileprivate func scaled(_ scaleX: CGFloat, _ scaleY: CGFloat) -> CGPoint {
    CGPoint(x: x * scaleX, y: y * scaleY)
  }
}

extension Path.Element {
  /// The segment with every point mapped.
  func mapPoints(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(to: map(end))
    case .line(let end): .line(to: map(end))
    case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
    case .curve(let end, let control1, let control2):
      .curve(to: map(end), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
