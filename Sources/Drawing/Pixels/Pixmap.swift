import Foundation

/// An image in memory: premultiplied 8-bit RGBA, rows from top to bottom.
public struct Pixmap: Equatable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The color space of the pixel values.
  public var colorSpace = PixelColorSpace.sRGB
  package var bytes: [UInt8]

  /// A straight (not premultiplied) 8-bit colour.
  public struct Pixel: Equatable, Sendable {
    /// The components, 0…255.
    public var red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// Creates a pixel value.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Creates a transparent image.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height * 4)
  }

  /// Creates an image from `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns a part of the image, which must be within it; nil for a part without pixels.
  package func cropped(to part: PixelRect) -> Pixmap? {
    if part.isEmpty { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(part.width * part.height * 4)
    for y in part.minY..<part.maxY {
      let row = y * width
      pixels += bytes[4 * (row + part.minX)..<4 * (row + part.maxX)]
    }
    return Pixmap(width: part.width, height: part.height, bytes: pixels)
  }

  /// The colour of a pixel, in pixels from the top-left corner.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) is outside")
    let index = (y * width + x) * 4
    let alpha = Int(bytes[index + 3])
    func straight(_ value: UInt8) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
    }
    return Pixel(
      red: straight(bytes[index]), green: straight(bytes[index + 1]),
      blue: straight(bytes[index + 2]), alpha: bytes[index + 3])
  }
}
