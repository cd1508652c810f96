internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// The premultiplied pixels of an image, reduced if it is drawn smaller.
final class ReducedBitmap: @unchecked Sendable {
  /// A reduction before sampling.
  enum Reduction: Hashable {
    case none
    /// Lanczos's kernel, to a size in pixels.
    case lanczos(width: Int, height: Int)
    /// The means of boxes of a size in pixels.
    case boxes(width: Int, height: Int)
  }

  let width: Int, height: Int
  let pixels: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool
  /// The pixels of the bitmap for each pixel of the image.
  let scaleX: Double, scaleY: Double

  init(_ image: DisplayImage, _ reduction: Reduction) {
    let (width, height) = reduction.size(of: image)
    let source = premultiplied(image)
    switch reduction {
    case .lanczos where width < image.width || height < image.height:
      pixels = Lanczos.reduced(source, image.width, image.height, to: width, height)
      scaleX = Double(width) / Double(image.width)
      scaleY = Double(height) / Double(image.height)
      source.deallocate()
    case .boxes(let boxX, let boxY) where boxX > 1 || boxY > 1:
      pixels = .allocate(capacity: width * height)
      boxFilter(source, image.width, image.height, boxX, boxY, pixels)
      // The last box may be smaller; the scale is that of the full boxes.
      (scaleX, scaleY) = (1 / Double(boxX), 1 / Double(boxY))
      source.deallocate()
    case .none, .lanczos, .boxes:
      pixels = source
      (scaleX, scaleY) = (1, 1)
    }
    self.width = width
    self.height = height
    isOpaque = isAllOpaque(pixels, width * height)
  }

  deinit { pixels.deallocate() }
}

extension ReducedBitmap.Reduction {
  /// The size of the reduced image, in pixels.
  func size(of image: DisplayImage) -> (width: Int, height: Int) {
    switch self {
    case .none: (image.width, image.height)
    case .lanczos(let width, let height): (width, height)
    case .boxes(let width, let height):
      ((image.width + width - 1) / width, (image.height + height - 1) / height)
    }
  }
}

private func premultiplied(_ image: DisplayImage) -> UnsafeMutablePointer<UInt32> {
  let count = image.width * image.height
  let result = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, count))
  image.pixels.withUnsafeBufferPointer { buffer in
    guard let bytes = buffer.baseAddress else { return }
    premultiplyPixels(bytes, result, count)
  }
  return result
}

/// Converts straight RGBA bytes to premultiplied pixels.
func premultiplyPixels(
  _ bytes: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
) {
  var index = 0, byte = 0
  while index < count {
    let alpha = UInt32(bytes[byte &+ 3])
    let pixel =
      UInt32(bytes[byte]) | UInt32(bytes[byte &+ 1]) &<< 8 | UInt32(bytes[byte &+ 2]) &<< 16
    target[index] =
      alpha == 255
      ? pixel | 0xFF00_0000 : (scaled(pixel, by: alpha) & 0x00FF_FFFF) | alpha &<< 24
    index &+= 1
    byte &+= 4
  }
}

/// Averages boxes of pixels; those at the right and bottom may be smaller.
private func boxFilter(
  _ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ boxX: Int, _ boxY: Int,
  _ target: UnsafeMutablePointer<UInt32>
) {
  var out = 0, top = 0
  while top < height {
    let bottom = top &+ boxY < height ? top &+ boxY : height
    var left = 0
    while left < width {
      let right = left &+ boxX < width ? left &+ boxX : width
      var red = 0, green = 0, blue = 0, alpha = 0
      var y = top
      while y < bottom {
        var x = left
        let row = source + y &* width
        while x < right {
          let pixel = row[x]
          red &+= Int(pixel & 255)
          green &+= Int((pixel &>> 8) & 255)
          blue &+= Int((pixel &>> 16) & 255)
          alpha &+= Int(pixel &>> 24)
          x &+= 1
        }
        y &+= 1
      }
      let count = (right &- left) &* (bottom &- top), half = count / 2
      red = (red &+ half) / count
      green = (green &+ half) / count
      blue = (blue &+ half) / count
      alpha = (alpha &+ half) / count
      target[out] = UInt32(truncatingIfNeeded: red | green &<< 8 | blue &<< 16 | alpha &<< 24)
      out &+= 1
      left &+= boxX
    }
    top &+= boxY
  }
}
