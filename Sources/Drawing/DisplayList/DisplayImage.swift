import Foundation

/// A decoded bitmap: 8-bit sRGB RGBA, unpremultiplied, rows from top to bottom.
package final class DisplayImage: Hashable, Sendable {
  /// The size in pixels.
  package let width: Int, height: Int
  /// `width * height * 4` bytes in the order red, green, blue, alpha.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
    PictureMemory.add(pixels.count)
  }

  deinit {
    PictureMemory.add(-pixels.count)
  }

  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
    lhs === rhs || lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels == rhs.pixels
  }

  /// Hashes only the size, because few images share a size.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  /// Returns the part of the image in a rectangle, in unit coordinates.
  package func cropped(to rect: CGRect) -> DisplayImage {
    func pixel(_ part: CGFloat, of length: Int) -> Int {
      part.isFinite ? Int((max(0, min(1, part)) * CGFloat(length)).rounded()) : 0
    }
    let left = pixel(rect.minX, of: width), right = pixel(rect.maxX, of: width)
    let top = pixel(rect.minY, of: height), bottom = pixel(rect.maxY, of: height)
    if left == 0, top == 0, right == width, bottom == height { return self }
    guard left < right, top < bottom else { return DisplayImage(width: 0, height: 0, pixels: []) }
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top) * 4)
    for y in top..<bottom {
      let row = y * width
      part += pixels[4 * (row + left)..<4 * (row + right)]
    }
    return DisplayImage(width: right - left, height: bottom - top, pixels: part)
  }
}
