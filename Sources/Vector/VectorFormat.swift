import Codecs
import Drawing
import Foundation
import Rasterizer

/// A file format that keeps shapes and text as outlines.
public enum VectorFormat: String, CaseIterable, Codable, Sendable {
  /// Scalable Vector Graphics 1.1, with the blend modes of CSS.
  case svg
  /// Portable Document Format 1.4, with one page.
  case pdf

  /// Encodes a display list as a file of this format, with a page of `size` points.
  ///
  /// Content that the format cannot express is embedded as a bitmap at `scale` pixels per point, or
  /// at a lower scale if the page would have more than 2²⁴ pixels.
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
  /// The name in PDF, such as "ColorDodge"; nil if PDF does not have the mode.
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

  /// The name in CSS, such as "color-dodge"; nil if PDF does not have the mode.
  var cssName: String? {
    pdfName.map { name in
      name.enumerated().map { index, letter in
        letter.isUppercase && index > 0 ? "-\(letter.lowercased())" : letter.lowercased()
      }.joined()
    }
  }
}
