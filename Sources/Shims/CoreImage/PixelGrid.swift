@_spi(Inlined) import Drawing
import Foundation

/// The pixels of a part of a plane: 8-bit RGBA with straight alpha.
///
/// The coordinates of pixels are those of Core Image, with y upwards; rows are stored from top to
/// bottom. The loops are plain ones over pointers, which are fast in debug builds too.
final class PixelGrid: @unchecked Sendable {
  let region: PixelRect
  let width: Int, height: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates transparent pixels.
  init(_ region: PixelRect) {
    self.region = region
    (width, height) = (region.width, region.height)
    bytes = .allocate(capacity: max(4, width * height * 4))
    bytes.initialize(repeating: 0, count: max(4, width * height * 4))
  }

  /// Creates the pixels of an image at the bottom left corner of a region of its size.
  init(_ region: PixelRect, _ image: DisplayImage) {
    self.region = region
    (width, height) = (region.width, region.height)
    bytes = .allocate(capacity: max(4, width * height * 4))
    image.pixels.withUnsafeBufferPointer { pixels in
      if let base = pixels.baseAddress {
        bytes.initialize(from: base, count: min(pixels.count, width * height * 4))
      }
    }
  }

  deinit { bytes.deallocate() }

  var image: DisplayImage {
    DisplayImage(
      width: width, height: height,
      pixels: Array(UnsafeBufferPointer(start: bytes, count: width * height * 4)))
  }

  // MARK: Pixels

  /// Returns the place of a pixel that is in the region.
  func place(_ x: Int, _ y: Int) -> Int { 4 * ((region.maxY - 1 - y) * width + x - region.minX) }

  /// Returns a pixel; outside the region, the nearest one.
  func nearest(_ x: Int, _ y: Int) -> Pixel {
    let column = x < region.minX ? region.minX : x >= region.maxX ? region.maxX - 1 : x
    let row = y < region.minY ? region.minY : y >= region.maxY ? region.maxY - 1 : y
    return Pixel(bytes: bytes + place(column, row))
  }

  /// Returns a pixel; outside the region, transparency.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    guard x >= region.minX, x < region.maxX, y >= region.minY, y < region.maxY else {
      return .clear
    }
    return Pixel(bytes: bytes + place(x, y))
  }

  /// Returns the pixel that contains a point; outside the region, transparency.
  func pixel(at x: Float, _ y: Float) -> Pixel { pixel(wholeNumber(x), wholeNumber(y)) }

  /// Returns the colour at a point, bilinear between the centres of pixels.
  func sample(_ x: Float, _ y: Float) -> Pixel {
    let acrossX = x - 0.5, acrossY = y - 0.5
    guard acrossX > Float(region.minX) - 1, acrossX < Float(region.maxX),
      acrossY > Float(region.minY) - 1, acrossY < Float(region.maxY)
    else { return .clear }
    let left = acrossX.rounded(.down), bottom = acrossY.rounded(.down)
    let shareX = acrossX - left, shareY = acrossY - bottom
    let column = Int(left), row = Int(bottom)
    if shareX == 0, shareY == 0 { return pixel(column, row) }
    var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
    func add(_ column: Int, _ row: Int, _ weight: Float) {
      guard weight > 0 else { return }
      let color = pixel(column, row), part = color.alpha * weight
      red += color.red * part
      green += color.green * part
      blue += color.blue * part
      alpha += part
    }
    add(column, row, (1 - shareX) * (1 - shareY))
    add(column + 1, row, shareX * (1 - shareY))
    add(column, row + 1, (1 - shareX) * shareY)
    add(column + 1, row + 1, shareX * shareY)
    guard alpha > 0 else { return .clear }
    return Pixel(red / alpha, green / alpha, blue / alpha, alpha)
  }

  // MARK: Loops

  /// Performs an action for each row, from several threads.
  static func forEachRow(of region: PixelRect, _ action: @escaping @Sendable (_ y: Int) -> Void) {
    guard !region.isEmpty else { return }
    let rows = 16, bands = (region.height + rows - 1) / rows
    @Sendable func band(_ index: Int) {
      var y = region.minY + index * rows
      let end = min(region.maxY, y + rows)
      while y < end {
        action(y)
        y += 1
      }
    }
    if region.width * region.height < 1 << 14 {
      for index in 0..<bands { band(index) }
    } else {
      DispatchQueue.concurrentPerform(iterations: bands, execute: band)
    }
  }

  /// Makes pixels by a function of their coordinates.
  static func make(
    _ region: PixelRect, _ color: @escaping @Sendable (_ x: Int, _ y: Int) -> Pixel
  ) -> PixelGrid {
    let grid = PixelGrid(region)
    forEachRow(of: region) { y in
      var target = grid.bytes + grid.place(region.minX, y)
      var x = region.minX
      while x < region.maxX {
        color(x, y).store(target)
        target += 4
        x += 1
      }
    }
    return grid
  }

  /// Makes pixels by a function of their centres.
  static func paint(
    _ region: PixelRect, _ color: @escaping @Sendable (_ x: Float, _ y: Float) -> Pixel
  ) -> PixelGrid {
    make(region) { x, y in color(Float(x) + 0.5, Float(y) + 0.5) }
  }

  /// Changes each pixel.
  func map(_ change: @escaping @Sendable (Pixel) -> Pixel) -> PixelGrid {
    Self.forEachRow(of: region) { [self] y in
      var target = bytes + place(region.minX, y)
      let end = target + 4 * width
      while target < end {
        change(Pixel(bytes: target)).store(target)
        target += 4
      }
    }
    return self
  }

  /// Replaces the components of each pixel by entries of tables with 256 entries each.
  func map(red: [UInt8], green: [UInt8], blue: [UInt8]) -> PixelGrid {
    Self.forEachRow(of: region) { [self] y in
      red.withUnsafeBufferPointer { red in
        green.withUnsafeBufferPointer { green in
          blue.withUnsafeBufferPointer { blue in
            var target = bytes + place(region.minX, y)
            let end = target + 4 * width
            while target < end {
              target[0] = red[Int(target[0])]
              target[1] = green[Int(target[1])]
              target[2] = blue[Int(target[2])]
              target += 4
            }
          }
        }
      }
    }
    return self
  }

  // MARK: Parts

  /// Returns the pixels of another region, transparent where this one has none.
  func placed(in other: PixelRect) -> PixelGrid {
    if other == region { return self }
    let grid = PixelGrid(other), shared = region.intersection(other)
    guard !shared.isEmpty else { return grid }
    for y in shared.minY..<shared.maxY {
      (grid.bytes + grid.place(shared.minX, y)).update(
        from: bytes + place(shared.minX, y), count: 4 * shared.width)
    }
    return grid
  }

  /// Returns the pixels at another place.
  func moved(x: Int, y: Int) -> PixelGrid {
    let grid = PixelGrid(region.offsetBy(x: x, y: y))
    grid.bytes.update(from: bytes, count: 4 * width * height)
    return grid
  }
}
