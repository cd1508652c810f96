import Drawing

/// The pixels of a picture: 8-bit RGBA, rows from top to bottom.
struct PixelGrid {
  let width: Int, height: Int
  private(set) var bytes: [UInt8]

  init(_ image: DisplayImage) {
    (width, height, bytes) = (image.width, image.height, image.pixels)
  }

  var image: DisplayImage { DisplayImage(width: width, height: height, pixels: bytes) }

  /// The pixel at a position; outside the picture, the nearest pixel.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    get {
      let index = 4 * (min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1))
      return SIMD4(
        Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]),
        Float(bytes[index + 3]))
    }
    set {
      let index = 4 * (y * width + x)
      let value = newValue.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        .rounded(.toNearestOrEven)
      for part in 0..<4 { bytes[index + part] = UInt8(value[part]) }
    }
  }

  /// Replaces each pixel with the result of a closure that reads the original pixels.
  mutating func map(_ change: (PixelGrid, Int, Int) -> SIMD4<Float>) {
    let former = self
    for y in 0..<height {
      for x in 0..<width { self[x, y] = change(former, x, y) }
    }
  }

  /// Returns the mean of the pixels in a rectangle.
  func mean(x: Range<Int>, y: Range<Int>) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    let columns = x.clamped(to: 0..<width), rows = y.clamped(to: 0..<height)
    for row in rows {
      for column in columns { sum += self[column, row] }
    }
    return sum / Float(max(1, columns.count * rows.count))
  }
}
