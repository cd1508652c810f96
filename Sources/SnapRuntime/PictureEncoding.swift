import Foundation
import Render

/// The encoding of a still picture.
package struct PictureEncoding: Codable, Equatable, Sendable {
  package var format: PictureFormat
  /// The compression, which applies only to PNG, like the depth and the colour space.
  package var compression = PNGCompression.fast
  package var depth = PNGDepth.eight
  package var colorSpace = PixelColorSpace.sRGB
  /// The options of SVG and PDF.
  package var vector = VectorOptions()
  /// The paper of a PDF of several pages; nil for one page of the size of the screen.
  package var paper: PaperSize?

  package init(format: PictureFormat) {
    self.format = format
  }

  /// Returns the screen as a file, and its size: in pixels, or in points rounded up for a vector
  /// format.
  @MainActor
  func picture(of host: ViewHost) throws -> (data: Data, width: Int, height: Int) {
    switch format {
    case .png:
      host.colorSpace = colorSpace
      let (width, height) = try host.pixelSize
      return (try host.pngData(compression, depth: depth), width, height)
    case .svg: return try picture(of: host, as: .svg)
    case .pdf: return try picture(of: host, as: .pdf)
    }
  }

  @MainActor
  private func picture(
    of host: ViewHost, as format: VectorFormat
  ) throws -> (data: Data, width: Int, height: Int) {
    let pages = paper.map { host.pages(on: $0) } ?? [host.record()]
    let size = pages[0].size
    let data =
      try paper == nil
      ? pages[0].data(as: format, options: vector)
      : RecordedPicture.pdfData(of: pages, options: vector)
    return (data, Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
  }
}
