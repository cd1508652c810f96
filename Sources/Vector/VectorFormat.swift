import Codecs
import Drawing
import Foundation
import Rasterizer

/// A format that keeps shapes and text as outlines.
public enum VectorFormat: String, CaseIterable, Codable, Sendable {
  /// Scalable Vector Graphics 1.1, with blend modes of CSS.
  case svg
  /// The Portable Document Format 1.4, one page.
  case pdf

  /// A display list as a file of this format, a picture of `size` points.
  ///
  /// What the format cannot say is drawn as a picture of `scale` pixels a point, or of fewer if the
  /// page had more than 2²⁴ of them.
  package func data(
    of list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor? = nil
  ) throws(RenderError) -> Data {
    _ = try Rasterizer.pixelSize(of: size, scale: scale)
    var page = list
    if let background, background.opacity > 0 {
      let ground = Path(CGRect(origin: .zero, size: size))
      page.items.insert(.fill(ground, .color(background), FillStyle()), at: 0)
    }
    let lowering = VectorLowering(size: size, scale: scale, format: self)
    let lowered = lowering.lowered(page, .identity)
    switch self {
    case .svg: return SVGWriter(glyphs: lowering.glyphs).data(of: lowered, size: size)
    case .pdf: return PDFWriter(glyphs: lowering.glyphs).data(of: lowered, size: size)
    }
  }
}

extension BlendMode {
  /// Its name in PDF, as in "ColorDodge"; nil if it is not one of PDF's.
  var pdfName: String? {
    switch self {
    case .normal: "Normal"
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
    }
  }

  /// Its name in CSS, as in "color-dodge".
  var cssName: String? {
    pdfName.map { name in
      name.enumerated().map { index, letter in
        letter.isUppercase && index > 0 ? "-\(letter.lowercased())" : letter.lowercased()
      }.joined()
    }
  }
}
