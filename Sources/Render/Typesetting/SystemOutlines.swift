import Drawing
import ViewCore

/// The size of the system font's outlines.
enum SystemOutlines {
  /// The factor by which the outlines of a face are scaled for a font: 1 but for Inter as the
  /// system font, whose capitals become as tall as those of SF Pro.
  ///
  /// Measurements.md#system-font-capitals
  static func scale(of face: any GlyphFace, for font: FontRequest) -> Double {
    guard let face = face as? FontFace, SystemFamily.isDefault(face, for: font),
      face.metrics.capHeight > 0
    else { return 1 }
    return VerticalMetrics.system.capHeight / face.metrics.capHeight
  }
}
