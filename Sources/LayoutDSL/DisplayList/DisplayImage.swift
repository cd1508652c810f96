import Foundation

/// A decoded bitmap: straight (not premultiplied) 8-bit sRGB RGBA, rows top down.
package final class DisplayImage: Equatable, Sendable {
  /// Size in pixels.
  package let width: Int, height: Int
  /// `width * height * 4` bytes.
  package let pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package static func == (lhs: DisplayImage, rhs: DisplayImage) -> Bool {
    lhs === rhs || lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels == rhs.pixels
  }
}
