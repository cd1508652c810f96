import Codecs
import Drawing
import Foundation

extension PDFDocument {
  /// The pixels up to which an image is read.
  private static let pixelLimit = 1 << 26

  /// Returns the image of a stream; nil if it cannot be read.
  ///
  /// - Parameter ink: The colour of a stencil.
  func image(
    _ stream: PDFStream, resources: [String: PDFValue], ink: ResolvedColor
  ) -> DisplayImage? {
    let dictionary = stream.dictionary
    guard let width = integer(dictionary["Width"] ?? dictionary["W"]), width > 0,
      let height = integer(dictionary["Height"] ?? dictionary["H"]), height > 0,
      width <= Self.pixelLimit / height, let (bytes, isJPEG) = bytes(of: stream)
    else { return nil }
    var isStencil = false
    if case .bool(true) = resolved(dictionary["ImageMask"] ?? dictionary["IM"]) { isStencil = true }
    var pixels: [UInt8]
    if isJPEG {
      guard let image = try? DisplayImage(imageData: Data(bytes)), image.width == width,
        image.height == height
      else { return nil }
      pixels = image.pixels
    } else {
      let space =
        isStencil
        ? PDFColorSpace.gray
        : PDFColorSpace(dictionary["ColorSpace"] ?? dictionary["CS"], in: self, resources)
      let bits = isStencil ? 1 : integer(dictionary["BitsPerComponent"] ?? dictionary["BPC"]) ?? 8
      guard let space, [1, 2, 4, 8].contains(bits) else { return nil }
      let decode = numbers(dictionary["Decode"] ?? dictionary["D"])
      let samples = Samples(
        bytes: bytes, width: width, height: height, count: space.count, bits: bits)
      guard let samples else { return nil }
      pixels = samples.pixels(in: space, decode: decode)
      if isStencil { pixels = Self.stencil(pixels, ink: ink) }
    }
    if let mask = self.stream(dictionary["SMask"]),
      let alpha = image(mask, resources: resources, ink: .black)
    {
      pixels.withUnsafeMutableBufferPointer { pixels in
        alpha.pixels.withUnsafeBufferPointer { mask in
          for y in 0..<height {
            let row = y * alpha.height / height * alpha.width
            for x in 0..<width {
              pixels[4 * (y * width + x) + 3] = mask[4 * (row + x * alpha.width / width)]
            }
          }
        }
      }
    }
    return DisplayImage(width: width, height: height, pixels: pixels)
  }

  /// Returns the ink where the samples are 0.
  private static func stencil(_ pixels: [UInt8], ink: ResolvedColor) -> [UInt8] {
    let parts = [ink.red, ink.green, ink.blue].map { UInt8(min(1, max(0, $0)) * 255 + 0.5) }
    var result = pixels
    for index in stride(from: 0, to: pixels.count, by: 4) {
      result[index + 3] = pixels[index] == 0 ? UInt8(min(1, max(0, ink.opacity)) * 255 + 0.5) : 0
      for part in 0..<3 { result[index + part] = parts[part] }
    }
    return result
  }
}

/// The samples of an image, packed in rows.
private struct Samples {
  let bytes: [UInt8]
  let width: Int, height: Int
  /// The components of a pixel, and the bits of each.
  let count: Int, bits: Int
  private let rowLength: Int

  init?(bytes: [UInt8], width: Int, height: Int, count: Int, bits: Int) {
    rowLength = (width * count * bits + 7) / 8
    guard count > 0, bytes.count >= rowLength * height else { return nil }
    (self.bytes, self.width, self.height) = (bytes, width, height)
    (self.count, self.bits) = (count, bits)
  }

  private func sample(_ x: Int, _ y: Int, _ part: Int) -> Int {
    let bit = (x * count + part) * bits
    let byte = Int(bytes[y * rowLength + bit / 8])
    return byte >> (8 - bits - bit % 8) & (1 << bits - 1)
  }

  /// Returns the pixels: 8-bit RGBA.
  func pixels(in space: PDFColorSpace, decode: [Double]?) -> [UInt8] {
    let decode = decode.flatMap { $0.count >= 2 * count ? $0 : nil }
    if count == 1 { return pixels(table: table(of: space, decode: decode)) }
    if bits == 8, decode == nil, case .rgb = space { return colorPixels }
    let most = Double(1 << bits - 1)
    func bytes(_ samples: [Int]) -> [UInt8] {
      let color = space.color(
        samples.enumerated().map { part, sample in
          guard let decode else { return Double(sample) / most }
          let (low, high) = (decode[2 * part], decode[2 * part + 1])
          return low + Double(sample) * (high - low) / most
        })
      return Self.bytes(color)
    }
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    // Pixels beside each other often have the same colour, so the last one is kept.
    var last: (samples: [Int], bytes: [UInt8]) = ([], [])
    for y in 0..<height {
      for x in 0..<width {
        let samples = (0..<count).map { sample(x, y, $0) }
        if samples != last.samples { last = (samples, bytes(samples)) }
        let index = 4 * (y * width + x)
        for part in 0..<3 { pixels[index + part] = last.bytes[part] }
      }
    }
    return pixels
  }

  private static func bytes(_ color: ResolvedColor) -> [UInt8] {
    [color.red, color.green, color.blue].map { UInt8($0 * 255 + 0.5) }
  }

  /// Returns the colour of each value of a sample.
  private func table(of space: PDFColorSpace, decode: [Double]?) -> [UInt8] {
    let most = Double(1 << bits - 1)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    return (0..<1 << bits).flatMap { sample in
      let value = isIndexed ? Double(sample) : Double(sample) / most
      let decoded = decode.map { $0[0] + Double(sample) * ($0[1] - $0[0]) / most }
      return Self.bytes(space.color([decoded ?? value]))
    }
  }

  // The loops over pixels are plain, for debug builds.

  private func pixels(table: [UInt8]) -> [UInt8] {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    let mask = 1 << bits - 1
    pixels.withUnsafeMutableBufferPointer { pixels in
      bytes.withUnsafeBufferPointer { bytes in
        table.withUnsafeBufferPointer { table in
          for y in 0..<height {
            var target = 4 * y * width
            for x in 0..<width {
              let bit = x * bits
              let byte = Int(bytes[y * rowLength + bit >> 3])
              let entry = 3 * (byte >> (8 - bits - bit & 7) & mask)
              pixels[target] = table[entry]
              pixels[target + 1] = table[entry + 1]
              pixels[target + 2] = table[entry + 2]
              target += 4
            }
          }
        }
      }
    }
    return pixels
  }

  private var colorPixels: [UInt8] {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { pixels in
      bytes.withUnsafeBufferPointer { bytes in
        var source = 0, target = 0
        for _ in 0..<width * height {
          pixels[target] = bytes[source]
          pixels[target + 1] = bytes[source + 1]
          pixels[target + 2] = bytes[source + 2]
          source += 3
          target += 4
        }
      }
    }
    return pixels
  }
}
