@_spi(Inlined) import Drawing
import Foundation

// The source of a wide blur, drawn with a pixel for each box of the blur.

extension ListPainter.Context {
  /// Maps lists to squares of `side` pixels.
  func reduced(by side: Int) -> Self {
    if side == 1 { return self }
    var context = self
    let scale = 1 / CGFloat(side)
    context.transform = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return context
  }
}

extension PixelRect {
  /// The squares that contain the pixels, of a side length that is a power of two.
  func divided(by side: Int) -> PixelRect {
    let shift = side.trailingZeroBitCount
    return PixelRect(
      minX: minX >> shift, minY: minY >> shift, maxX: -(-maxX >> shift), maxY: -(-maxY >> shift))
  }

  /// The pixels of squares.
  func multiplied(by side: Int) -> PixelRect {
    PixelRect(minX: minX * side, minY: minY * side, maxX: maxX * side, maxY: maxY * side)
  }
}
