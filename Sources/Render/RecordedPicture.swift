import Codecs
import Foundation
import ViewCore
import Rasterizer
import Vector

/// A screen at one moment, recorded as drawing commands.
///
/// `ViewHost.record()` and `ImageRenderer.record()` run the view on the main actor. Any thread can
/// draw the recorded picture, and several pictures can be drawn at the same time, while the main
/// actor lays out the next screen. The pixels are the same as those of `ViewHost.render()`.
public struct RecordedPicture: Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  var list: DisplayList
  let background: ResolvedColor?
  let colorSpace: PixelColorSpace
  let glyphs: GlyphCache
  /// The areas that open an address.
  var links: [VectorPage.Link] = []

  /// Draws the pixels of the picture.
  public func pixmap() throws(RenderError) -> Pixmap {
    let (list, ground) = drawing
    var picture = try Rasterizer.render(
      list, size: size, scale: scale, background: ground, glyphs: glyphs)
    picture.colorSpace = colorSpace
    return picture
  }

  /// Draws the picture as a PNG.
  ///
  /// The PNG of more than a million pixels is compressed while it is drawn, so that only a few rows
  /// of pixels are in memory at a time.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) -> Data {
    let file = CollectedBytes()
    try writePNG(compression, depth: depth, to: file)
    return file.data
  }

  /// Draws the picture to a PNG file, atomically.
  ///
  /// Neither the file nor more than about a million pixels are in memory as a whole.
  public func write(
    to url: URL, compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) {
    let file = try AtomicFile(at: url.path)
    try writePNG(compression, depth: depth, to: file)
    try file.commit()
  }

  /// The picture as SVG or PDF, in points, with its links.
  ///
  /// Content that the format cannot express, such as materials, is embedded as a bitmap at `scale`,
  /// but at no less than two pixels per point.
  public func data(
    as format: VectorFormat, options: VectorOptions = VectorOptions()
  ) throws(RenderError) -> Data {
    try format.data(
      of: list, size: size, scale: max(2, scale), background: background, links: links,
      options: options)
  }

  /// Pictures as the pages of a PDF, each of its own size.
  public static func pdfData(
    of pages: [RecordedPicture], options: VectorOptions = VectorOptions()
  ) throws(RenderError) -> Data {
    try VectorFormat.pdfData(
      of: pages.map {
        VectorPage($0.list, size: $0.size, background: $0.background, links: $0.links)
      }, scale: max(2, pages.map(\.scale).max() ?? 1), options: options)
  }

  private func writePNG(
    _ compression: PNGCompression, depth: PNGDepth, to sink: any ByteSink
  ) throws(RenderError) {
    let (list, ground) = drawing
    try Rasterizer.writePNG(
      list, size: size, scale: scale, background: ground, glyphs: glyphs,
      compression: compression, depth: depth, colorSpace: colorSpace, to: sink)
  }

  /// The commands and the background, in the color space of the pixels.
  private var drawing: (list: DisplayList, ground: ResolvedColor?) {
    colorSpace == .displayP3 ? (list.inDisplayP3, background?.inDisplayP3) : (list, background)
  }
}
