import Codecs
import Drawing
import Foundation
import Rasterizer

/// A file format that keeps shapes as outlines, and text as text or outlines.
public enum VectorFormat: String, CaseIterable, Codable, Sendable {
  /// Scalable Vector Graphics 1.1, with the blend modes of CSS.
  case svg
  /// Portable Document Format 1.4.
  case pdf

  /// Encodes a display list as a file of this format, with a page of `size` points.
  ///
  /// Content that the format cannot express is embedded as a bitmap at `scale` pixels per point, or
  /// at a lower scale if the page would have more than 2²⁴ pixels.
  package func data(
    of list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor? = nil,
    links: [VectorPage.Link] = [], options: VectorOptions = VectorOptions()
  ) throws(RenderError) -> Data {
    let page = VectorPage(list, size: size, background: background, links: links)
    switch self {
    case .svg:
      let glyphs = GlyphCache()
      let lowered = try lowered(page, scale: scale, options, glyphs)
      return SVGWriter(glyphs: glyphs, options: options).data(of: lowered)
    case .pdf: return try Self.pdfData(of: [page], scale: scale, options: options)
    }
  }

  /// Encodes pages as a PDF.
  package static func pdfData(
    of pages: [VectorPage], scale: CGFloat, options: VectorOptions = VectorOptions()
  ) throws(RenderError) -> Data {
    let glyphs = GlyphCache()
    var lowered: [VectorPage] = []
    for page in pages {
      lowered.append(try VectorFormat.pdf.lowered(page, scale: scale, options, glyphs))
    }
    return PDFWriter(glyphs: glyphs, options: options).data(of: lowered)
  }

  /// Returns a page whose content has only what the format has.
  private func lowered(
    _ page: VectorPage, scale: CGFloat, _ options: VectorOptions, _ glyphs: GlyphCache
  ) throws(RenderError) -> VectorPage {
    _ = try Rasterizer.pixelSize(of: page.size, scale: scale)
    let lowering = VectorLowering(
      size: page.size, scale: scale, format: self,
      text: options.text ?? (self == .pdf ? .fonts : .outlines), glyphs: glyphs)
    var lowered = page
    lowered.list = lowering.lowered(page.content, .identity)
    return lowered
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
