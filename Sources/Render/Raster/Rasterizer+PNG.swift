import Foundation
import LayoutDSL

extension Rasterizer {
  /// Draws a picture as `render` does and writes it to `sink` as a PNG, some rows at a time, so
  /// that the whole picture is never in memory; the file is identical to that of the whole picture.
  ///
  /// If the list has glass, which samples its backdrop, all pixels are drawn first.
  package static func writePNG(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: Color.Resolved? = nil,
    glyphs: GlyphCache = GlyphCache(), isParallel: Bool = true,
    compression: PNGCompression = .fast, depth: PNGDepth = .eight,
    colorSpace: PixelColorSpace = .sRGB, to sink: any ByteSink
  ) throws(RenderError) {
    let (width, height) = try pixelSize(of: size, scale: scale)
    let frame = Frame(
      list: list, width: width, height: height, scale: scale, background: background,
      glyphs: glyphs, isParallel: isParallel)
    guard frame.isDivisible else {
      var picture = try render(
        list, size: size, scale: scale, background: background, glyphs: glyphs,
        isParallel: isParallel)
      picture.colorSpace = colorSpace
      return try sink.write(picture.pngData(compression, depth: depth))
    }
    let encoder = PNGEncoder(
      width: width, height: height, format: pixelFormat(of: frame, depth: depth),
      compression: compression, colorSpace: colorSpace)
    try encoder.encode(frame, to: sink)
  }

  /// The pixel format of the PNG.
  ///
  /// Determining it draws a few rows ahead, or all rows if there are few colours.
  private static func pixelFormat(of frame: Frame, depth: PNGDepth) -> PNGPixelFormat {
    var survey = PNGSurvey(depth: depth, isKnownOpaque: frame.isOpaque)
    let limit = min(frame.height, max(16, surveyPixels / frame.width))
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: limit * frame.width)
    defer { pixels.deallocate() }
    var first = 0, count = min(limit, 16)
    while first < frame.height, !survey.isSettled {
      let end = min(frame.height, first + count)
      frame.draw(rows: first..<end, into: pixels)
      let bytes = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
      survey.add(
        .init(pixels: bytes, stride: frame.width * 4), width: frame.width, height: end - first)
      first = end
      count = min(limit, count * 2)
    }
    return survey.finish()
  }

  /// The pixels that fit the cache of a processor.
  private static let surveyPixels = 1 << 19
}
