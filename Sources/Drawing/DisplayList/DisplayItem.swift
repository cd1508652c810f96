import Foundation

/// One drawing command.
package enum DisplayItem: Equatable, Sendable {
  /// Fills the interior of a path.
  case fill(Path, Paint, FillStyle)
  /// Strokes a path with a line centred on it.
  case stroke(Path, Paint, StrokeStyle)
  /// Draws glyphs of one font.
  case glyphs(GlyphRun, Paint)
  /// Draws a bitmap stretched over `rect`; with a `tint`, its alpha masks the tint.
  /// The edges are antialiased, which shows where they are not at whole pixels, or are not.
  case image(
    DisplayImage, rect: CGRect, interpolation: ImageInterpolation, tint: Paint?,
    isAntialiased: Bool = true)
  /// Draws a list as a unit, with an effect.
  indirect case group(DisplayEffect, DisplayList)
}
