internal import CPNG
@_spi(Inlined) import Drawing
import Foundation

/// The pixel format of a PNG.
package enum PNGPixelFormat {
  case rgba
  /// The format of opaque images.
  case rgb
  /// A format with two bytes per channel.
  case deep(hasAlpha: Bool)
  /// The format of images with at most 256 colours.
  case indexed(PNGPalette)

  /// Pixels in memory: 8-bit RGBA, rows from top to bottom.
  package struct Source {
    var pixels: UnsafePointer<UInt8>
    /// The distance from one row to the next, in bytes.
    var stride: Int
    /// Whether the colours are premultiplied.
    var isPremultiplied = true

    package init(pixels: UnsafePointer<UInt8>, stride: Int, isPremultiplied: Bool = true) {
      self.pixels = pixels
      self.stride = stride
      self.isPremultiplied = isPremultiplied
    }

    func row(_ y: Int) -> UnsafePointer<UInt8> { pixels + y &* stride }
  }

  /// The color type of the IHDR chunk.
  var colorType: UInt8 {
    switch self {
    case .rgba: 6
    case .rgb: 2
    case .deep(let hasAlpha): hasAlpha ? 6 : 2
    case .indexed(let palette): palette.isGray ? 0 : 3
    }
  }

  var bitDepth: Int {
    switch self {
    case .rgba, .rgb: 8
    case .deep: 16
    case .indexed(let palette): palette.bitDepth
    }
  }

  /// The bytes of a row, including the filter byte.
  func bytesPerRow(width: Int) -> Int {
    switch self {
    case .rgba: 1 + width * 4
    case .rgb: 1 + width * 3
    case .deep(let hasAlpha): 1 + width * (hasAlpha ? 8 : 6)
    case .indexed(let palette): 1 + (width * palette.bitDepth + 7) / 8
    }
  }

  /// Writes a row in the file format, without a filter.
  func write(
    _ row: UnsafePointer<UInt8>, isPremultiplied: Bool, to target: UnsafeMutablePointer<UInt8>,
    width: Int
  ) {
    target[0] = 0
    switch self {
    case .rgb: cpng_pack_rgb(target + 1, row, width)
    case .rgba where isPremultiplied: straightenRow(row, target + 1, width)
    case .rgba: memcpy(target + 1, row, width * 4)
    case .deep(let hasAlpha):
      widenRow(row, target + 1, width, hasAlpha: hasAlpha, isPremultiplied: isPremultiplied)
    case .indexed(let palette): palette.write(row, to: target + 1, width: width)
    }
  }
}

/// Writes straight channels of two bytes, in which the colours of translucent pixels are more
/// exact.
private func widenRow(
  _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
  hasAlpha: Bool, isPremultiplied: Bool
) {
  var from = 0, to = 0
  let end = count &* 4, channels = hasAlpha ? 4 : 3
  while from < end {
    let alpha = UInt32(source[from &+ 3])
    let divides = isPremultiplied && alpha != 255 && alpha != 0
    var channel = 0
    while channel < channels {
      let value = UInt32(source[from &+ channel])
      var wide = value &* 257
      if divides, channel < 3 {
        wide = (value &* 65_535 &+ alpha / 2) / alpha
        if wide > 65_535 { wide = 65_535 }
      }
      target[to] = UInt8(truncatingIfNeeded: wide &>> 8)
      target[to &+ 1] = UInt8(truncatingIfNeeded: wide)
      to &+= 2
      channel &+= 1
    }
    from &+= 4
  }
}

func isRowOpaque(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  isAllOpaque(UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self), count)
}

/// Unpremultiplies the colours, rounding to nearest.
func straightenRow(
  _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  cpng_straighten(target, source, count)
}
