import Render

extension PixelComparison {
  /// Returns a picture of the difference: the expected picture in pale grey, with differing pixels
  /// in red and pixels of only one picture hatched.
  package static func picture(expected: Pixmap, actual: Pixmap) -> Pixmap {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var result = Pixmap(width: width, height: height)
    result.bytes.withUnsafeMutableBufferPointer { target in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        hatch(target + y * width * 4, y: y, width: width)
      }
      expected.bytes.withUnsafeBufferPointer { left in
        actual.bytes.withUnsafeBufferPointer { right in
          guard let left = left.baseAddress, let right = right.baseAddress else { return }
          for y in 0..<min(expected.height, actual.height) {
            compare(
              left + y * expected.width * 4, right + y * actual.width * 4,
              into: target + y * width * 4, width: min(expected.width, actual.width))
          }
        }
      }
    }
    return result
  }

  private static func compare(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    var index = 0
    while index < width * 4 {
      if left[index] == right[index], left[index + 1] == right[index + 1],
        left[index + 2] == right[index + 2], left[index + 3] == right[index + 3]
      {
        // The darkness of the pixel over white, with the weights of Rec. 709 in 256ths, at a
        // quarter of the contrast.
        let weighted =
          54 * Int(left[index]) + 183 * Int(left[index + 1]) + 19 * Int(left[index + 2])
        let dark = Int(left[index + 3]) - weighted / 256
        let pale = UInt8(255 - (dark > 0 ? dark / 4 : 0))
        target[index] = pale
        target[index + 1] = pale
        target[index + 2] = pale
      } else {
        target[index] = 230
        target[index + 1] = 0
        target[index + 2] = 60
      }
      index += 4
    }
  }

  private static func hatch(_ target: UnsafeMutablePointer<UInt8>, y: Int, width: Int) {
    var x = 0
    while x < width {
      let isBright = (x + y) & 7 < 4
      target[x * 4] = isBright ? 255 : 96
      target[x * 4 + 1] = isBright ? 196 : 96
      target[x * 4 + 2] = isBright ? 0 : 96
      target[x * 4 + 3] = 255
      x += 1
    }
  }
}
