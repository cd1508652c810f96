import Foundation
import ViewCore

extension TextSpacing {
  /// The spacing that the metrics of a font request.
  ///
  /// Measurements.md#text-spacing
  init(font: FontRequest, face: VerticalMetrics, grid: PixelGrid) {
    let size = Double(font.size)
    let lineHeight = (face.ascent + face.descent) * size
    let gap = grid.ceil(0.1 * lineHeight)
    self.init(
      textAbove: grid.ceil(max(0, Double(font.leading) + face.lineGap * size)),
      viewAbove: face.descent * size + gap,
      viewBelow: lineHeight - face.capHeight * size + gap)
  }
}
