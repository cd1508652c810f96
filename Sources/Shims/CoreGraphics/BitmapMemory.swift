import Codecs
import Drawing
import Foundation

/// The pixels of a context in memory, in the layout that the app has chosen.
///
/// The memory is the truth: a picture is read from it, so what the app writes is seen too.
final class BitmapMemory {
  private enum Layout {
    /// One byte, a grey or an opacity.
    case single(isAlpha: Bool)
    /// Four bytes, or three without one for `alpha`, which is nil where it is ignored.
    case components(
      red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool, count: Int)
  }

  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let width: Int
  private let height: Int
  private let layout: Layout
  private let isOwned: Bool

  /// Creates pixels at a place, or at a new one; nil if the layout has not 8 bits for a component,
  /// if the rows are too short, or if there are no rows or more than fit into 2 GB.
  init?(
    at place: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpaceModel, info: UInt32
  ) {
    guard bitsPerComponent == 8,
      let layout = Self.layout(of: CGBitmapInfo(rawValue: info), in: space),
      Self.holds(width: width, height: height)
    else { return nil }
    let shortest = width * Self.bytesPerPixel(of: layout)
    guard bytesPerRow == 0 || bytesPerRow >= shortest && bytesPerRow <= Self.largest / height else {
      return nil
    }
    self.width = width
    self.height = height
    self.layout = layout
    self.bytesPerRow = bytesPerRow == 0 ? shortest : bytesPerRow
    isOwned = place == nil
    start = place ?? .allocate(byteCount: self.bytesPerRow * height, alignment: 16)
    if place == nil { start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
  }

  deinit {
    if isOwned { start.deallocate() }
  }

  /// The most bytes of a picture.
  private static let largest = Int(Int32.max)

  /// Whether a picture of a size has pixels, and not more than a context can hold.
  static func holds(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && height <= largest / 4 && width <= largest / 4 / height
  }

  var bitsPerPixel: Int { Self.bytesPerPixel(of: layout) * 8 }
  private var byteCount: Int { bytesPerRow * height }

  private static func bytesPerPixel(of layout: Layout) -> Int {
    if case .components(_, _, _, _, _, let count) = layout { count } else { 1 }
  }

  private static func layout(of info: CGBitmapInfo, in space: CGColorSpaceModel) -> Layout? {
    let mask = CGBitmapInfo.alphaInfoMask.rawValue
    guard !info.contains(.floatComponents),
      let position = CGImageAlphaInfo(rawValue: info.rawValue & mask)
    else { return nil }
    if position == .alphaOnly { return .single(isAlpha: true) }
    let hasAlpha = position != CGImageAlphaInfo.none
    if space == .monochrome { return hasAlpha ? nil : .single(isAlpha: false) }
    guard space == .rgb else { return nil }
    guard hasAlpha else {
      return .components(red: 0, green: 1, blue: 2, alpha: nil, isPremultiplied: false, count: 3)
    }
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(position)
    let isSkipped = position == .noneSkipFirst || position == .noneSkipLast
    let isReversed = info.rawValue & (7 << 12) == CGBitmapInfo.byteOrder32Little.rawValue
    func byte(_ index: Int) -> Int { isReversed ? 3 - index : index }
    let first = isFirst ? 1 : 0
    return .components(
      red: byte(first), green: byte(first + 1), blue: byte(first + 2),
      alpha: isSkipped ? nil : byte(isFirst ? 0 : 3),
      isPremultiplied: position == .premultipliedFirst || position == .premultipliedLast, count: 4)
  }

  /// Copies bytes from elsewhere; what they lack stays as it is.
  func copy(_ data: Data) {
    data.prefix(byteCount).withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      start.copyMemory(from: base, byteCount: bytes.count)
    }
  }

  /// The picture in the memory.
  var image: DisplayImage {
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let to = (y * width + x) * 4
        switch layout {
        case .single(let isAlpha):
          let value = bytes[y * bytesPerRow + x]
          for index in 0..<3 { pixels[to + index] = isAlpha ? 0 : value }
          if isAlpha { pixels[to + 3] = value }
        case .components(let red, let green, let blue, let alpha, let isPremultiplied, let count):
          let pixel = bytes + y * bytesPerRow + x * count
          let opacity = alpha.map { Int(pixel[$0]) } ?? 255
          for (index, byte) in [red, green, blue].enumerated() {
            let value = Int(pixel[byte])
            pixels[to + index] =
              isPremultiplied && opacity > 0
              ? UInt8(min(255, (value * 255 + opacity / 2) / opacity)) : UInt8(value)
          }
          pixels[to + 3] = UInt8(opacity)
        }
      }
    }
    return DisplayImage(width: width, height: height, pixels: pixels)
  }

  /// Writes a picture of the same size.
  func write(_ image: DisplayImage) {
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    for y in 0..<min(height, image.height) {
      for x in 0..<min(width, image.width) {
        let from = (y * image.width + x) * 4
        let opacity = Int(image.pixels[from + 3])
        func premultiplied(_ index: Int) -> Int {
          (Int(image.pixels[from + index]) * opacity + 127) / 255
        }
        switch layout {
        case .single(let isAlpha):
          let grey =
            (2126 * premultiplied(0) + 7152 * premultiplied(1) + 722 * premultiplied(2)) / 10000
          bytes[y * bytesPerRow + x] = UInt8(isAlpha ? opacity : grey)
        case .components(let red, let green, let blue, let alpha, let isPremultiplied, let count):
          let pixel = bytes + y * bytesPerRow + x * count
          for (index, byte) in [red, green, blue].enumerated() {
            pixel[byte] =
              isPremultiplied || alpha == nil
              ? UInt8(premultiplied(index)) : image.pixels[from + index]
          }
          if let alpha { pixel[alpha] = UInt8(opacity) }
        }
      }
    }
  }
}
