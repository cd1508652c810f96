import Foundation

// The inner loops of compositing, on premultiplied RGBA with red in the lowest byte.
//
// Four channels are computed at once in 16-bit lanes of a 64-bit word. With t = v + 128,
// (t + (t >> 8)) >> 8 is v / 255 correctly rounded for every v up to 255 · 255. They are plain
// loops over pointers, so that unoptimized builds stay usable.

private let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF
private let laneHalf: UInt64 = 0x0080_0080_0080_0080

/// The four channels of a pixel in lanes: red and blue below, green and alpha above.
@inline(__always)
private func spread(_ pixel: UInt32) -> UInt64 {
  UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
}

/// Lanes of products divided by 255 and packed into a pixel.
@inline(__always)
private func packed(_ products: UInt64) -> UInt32 {
  let t = products &+ laneHalf
  let lanes = ((t &+ ((t &>> 8) & laneMask)) &>> 8) & laneMask
  return UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 24)
}

/// A pixel times a coverage 0…255.
@inline(__always)
func scaled(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
  packed(spread(pixel) &* UInt64(coverage))
}

/// Sets pixels; memory copies do the work, since they are fast in every build.
func fillPixels(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
  let seed = count < 16 ? count : 16
  var index = 0
  while index < seed {
    target[index] = color
    index &+= 1
  }
  var done = seed
  while done < count {
    let chunk = done < count &- done ? done : count &- done
    memcpy(target + done, target, chunk &* 4)
    done &+= chunk
  }
}

/// Source-over of one colour that is not opaque.
func blendColor(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
  let rest = UInt64(255 &- (color &>> 24))
  var index = 0
  while index < count {
    target[index] = color &+ packed(spread(target[index]) &* rest)
    index &+= 1
  }
}

/// Source-over of an opaque colour in proportion to one coverage.
func mixColor(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, _ coverage: UInt32
) {
  let source = spread(color) &* UInt64(coverage)
  let rest = UInt64(255 &- coverage)
  var index = 0
  while index < count {
    target[index] = packed(source &+ spread(target[index]) &* rest)
    index &+= 1
  }
}

/// Source-over of an opaque colour through a row of coverage.
func mixColorMask(
  _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
  _ color: UInt32
) {
  let source = spread(color)
  var index = 0
  while index < count {
    let coverage = UInt64(mask[index])
    if coverage == 255 {
      target[index] = color
    } else if coverage != 0 {
      target[index] = packed(
        source &* coverage &+ spread(target[index]) &* (255 &- coverage))
    }
    index &+= 1
  }
}

/// Source-over of a colour that is not opaque through a row of coverage.
func blendColorMask(
  _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
  _ color: UInt32
) {
  let source = spread(color)
  var index = 0
  while index < count {
    let coverage = UInt64(mask[index])
    if coverage != 0 {
      let part = packed(source &* coverage)
      let rest = UInt64(255 &- (part &>> 24))
      target[index] = part &+ packed(spread(target[index]) &* rest)
    }
    index &+= 1
  }
}

/// Source-over of a row of pixels in proportion to one coverage.
func blendRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
  _ coverage: UInt32
) {
  var index = 0
  while index < count {
    var part = source[index]
    if part != 0 {
      if coverage != 255 { part = packed(spread(part) &* UInt64(coverage)) }
      let alpha = part &>> 24
      if alpha == 255 {
        target[index] = part
      } else {
        target[index] = part &+ packed(spread(target[index]) &* UInt64(255 &- alpha))
      }
    }
    index &+= 1
  }
}

/// Source-over of a row of pixels through a row of coverage.
func blendRowMask(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
  _ mask: UnsafePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    let coverage = UInt64(mask[index])
    if coverage != 0 {
      let pixel = source[index]
      if pixel &>> 24 == 255 {
        target[index] = packed(
          spread(pixel) &* coverage &+ spread(target[index]) &* (255 &- coverage))
      } else {
        let part = packed(spread(pixel) &* coverage)
        target[index] =
          part &+ packed(spread(target[index]) &* UInt64(255 &- (part &>> 24)))
      }
    }
    index &+= 1
  }
}

/// Goes back towards a saved row where the coverage is not full: target·c + saved·(1 − c).
func restoreRow(
  _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>,
  _ mask: UnsafePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    let coverage = UInt64(mask[index])
    if coverage != 255 {
      target[index] = packed(
        spread(target[index]) &* coverage &+ spread(saved[index]) &* (255 &- coverage))
    }
    index &+= 1
  }
}

/// The alpha of a row of pixels.
func extractAlpha(
  _ source: UnsafePointer<UInt32>, _ alpha: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    alpha[index] = UInt8(truncatingIfNeeded: source[index] &>> 24)
    index &+= 1
  }
}
