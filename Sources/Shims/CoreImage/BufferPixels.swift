import CoreVideo
import Foundation

/// A copy of the pixels of a buffer whose components have 8 bits.
struct BufferPixels: Sendable {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let bytesPerRow: Int
  private let layout: Layout

  private enum Layout {
    /// The places of red, green, blue and opacity among the bytes of a pixel; opaque without the
    /// last.
    case components(count: Int, order: [Int])
    /// Lightness, then half as many pairs of colour differences.
    case chroma(start: Int, bytesPerRow: Int, isFull: Bool)
  }

  /// Copies the pixels of a buffer; nil for another format.
  init?(_ buffer: CVPixelBuffer) {
    guard let start = CVPixelBufferGetBaseAddress(buffer) else { return nil }
    width = CVPixelBufferGetWidth(buffer)
    height = CVPixelBufferGetHeight(buffer)
    bytesPerRow = CVPixelBufferGetBytesPerRow(buffer)
    let format = CVPixelBufferGetPixelFormatType(buffer)
    switch format {
    case kCVPixelFormatType_32BGRA: layout = .components(count: 4, order: [2, 1, 0, 3])
    case kCVPixelFormatType_32RGBA: layout = .components(count: 4, order: [0, 1, 2, 3])
    case kCVPixelFormatType_32ARGB: layout = .components(count: 4, order: [1, 2, 3, 0])
    case kCVPixelFormatType_24RGB: layout = .components(count: 3, order: [0, 1, 2])
    case kCVPixelFormatType_OneComponent8: layout = .components(count: 1, order: [0, 0, 0])
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      guard let chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1) else { return nil }
      layout = .chroma(
        start: chroma - start, bytesPerRow: CVPixelBufferGetBytesPerRowOfPlane(buffer, 1),
        isFull: format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange)
    default: return nil
    }
    bytes = Array(
      UnsafeRawBufferPointer(start: start, count: CVPixelBufferGetDataSize(buffer)))
  }

  /// The pixel of a column and a row from the top; clear outside the buffer.
  subscript(x: Int, y: Int) -> Pixel {
    guard x >= 0, x < width, y >= 0, y < height else { return .clear }
    switch layout {
    case .components(let count, let order):
      let place = y * bytesPerRow + x * count
      guard place + count <= bytes.count else { return .clear }
      let color = order.map { Float(bytes[place + $0]) / 255 }
      guard color.count > 3 else { return Pixel(color[0], color[1], color[2], 1) }
      guard color[3] > 0 else { return .clear }
      return Pixel(color[0] / color[3], color[1] / color[3], color[2] / color[3], color[3])
    case .chroma(let start, let row, let isFull):
      let light = y * bytesPerRow + x
      let pair = start + (y / 2) * row + (x / 2) * 2
      guard light < bytes.count, pair + 1 < bytes.count else { return .clear }
      // The matrix of BT.601, in the full range or from 16 to 235 (colours to 240).
      let luma = isFull ? Float(bytes[light]) / 255 : (Float(bytes[light]) - 16) / 219
      let range: Float = isFull ? 255 : 224
      let (blue, red) = (
        (Float(bytes[pair]) - 128) / range, (Float(bytes[pair + 1]) - 128) / range
      )
      func limited(_ value: Float) -> Float { min(max(value, 0), 1) }
      return Pixel(
        limited(luma + 1.402 * red), limited(luma - 0.344136 * blue - 0.714136 * red),
        limited(luma + 1.772 * blue), 1)
    }
  }
}
