import Codecs
import Drawing
import Foundation
import Rasterizer

extension Rasterizer {
  /// Draws a picture as `render` does and writes it to `sink` as a PNG, some rows at a time, so
  /// that the whole picture is never in memory; the file is identical to that of the whole picture.
  ///
  /// All pixels are drawn first if they are few, since rows are otherwise drawn up to three times:
  /// to determine the format, for their section, and before the next section. They are also drawn
  /// first if the list has glass, which samples its backdrop.
  package static func writePNG(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor? = nil,
    glyphs: GlyphCache = GlyphCache(), isParallel: Bool = true,
    compression: PNGCompression = .fast, depth: PNGDepth = .eight,
    colorSpace: PixelColorSpace = .sRGB, to sink: any ByteSink
  ) throws(RenderError) {
    let (width, height) = try pixelSize(of: size, scale: scale)
    let job = RasterJob(
      list: list, width: width, height: height, scale: scale, background: background,
      glyphs: glyphs, isParallel: isParallel)
    guard job.isDivisible, width * height > fewPixels else {
      var picture = try render(
        list, size: size, scale: scale, background: background, glyphs: glyphs,
        isParallel: isParallel)
      picture.colorSpace = colorSpace
      return try sink.write(picture.pngData(compression, depth: depth))
    }
    let encoder = PNGEncoder(
      width: width, height: height, format: pixelFormat(of: job, depth: depth),
      compression: compression, colorSpace: colorSpace)
    try encoder.encode(job, to: sink)
  }

  /// The pixel format of the PNG.
  ///
  /// Determining it draws a few rows ahead, or all rows if there are few colours.
  private static func pixelFormat(of job: RasterJob, depth: PNGDepth) -> PNGPixelFormat {
    var survey = PNGSurvey(depth: depth, isKnownOpaque: job.isOpaque)
    let limit = min(job.height, max(16, surveyPixels / job.width))
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: limit * job.width)
    defer { pixels.deallocate() }
    var first = 0, count = min(limit, 16)
    while first < job.height, !survey.isSettled {
      let end = min(job.height, first + count)
      job.draw(rows: first..<end, into: pixels)
      let bytes = UnsafeRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
      survey.add(
        .init(pixels: bytes, stride: job.width * 4), width: job.width, height: end - first)
      first = end
      count = min(limit, count * 2)
    }
    return survey.finish()
  }

  /// The pixels that fit the cache of a processor.
  private static let surveyPixels = 1 << 19
  /// The pixels that take little memory, at most four megabytes.
  private static let fewPixels = 1 << 20
}

extension RasterJob: RowSource {
  package func pixels(
    of rows: Range<Int>, scratch: UnsafeMutablePointer<UInt32>
  ) -> PNGPixelFormat.Source {
    drawShare(rows, into: scratch)
    let bytes = UnsafeRawPointer(scratch).assumingMemoryBound(to: UInt8.self)
    return PNGPixelFormat.Source(pixels: bytes, stride: width * 4)
  }
}
