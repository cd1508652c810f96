import CoreImage
import Foundation
import Testing

/// Small pictures for filters, and the pixels of their results.
enum FilterTools {
  /// Makes a picture of rows from top to bottom; a number is 0xRRGGBBAA.
  static func picture(_ rows: [[UInt32]]) -> CIImage {
    let bytes = rows.joined().flatMap { color in
      (0..<4).map { UInt8(truncatingIfNeeded: color >> (24 - 8 * $0)) }
    }
    let width = rows.first?.count ?? 0
    return CIImage(
      bitmapData: Data(bytes), bytesPerRow: 4 * width,
      size: CGSize(width: width, height: rows.count), format: .RGBA8, colorSpace: nil)
  }

  /// Makes a picture of opaque greys, in rows from top to bottom.
  static func greys(_ rows: [[UInt32]]) -> CIImage {
    picture(rows.map { $0.map { $0 << 24 | $0 << 16 | $0 << 8 | 255 } })
  }

  /// Makes a picture of one opaque colour.
  static func plain(_ red: Int, _ green: Int, _ blue: Int, width: CGFloat = 4, height: CGFloat = 4)
    -> CIImage
  {
    let color = CIColor(
      red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255)
    return CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// A grey that depends on the place, 100 × 100 pixels: each pixel differs from its neighbours.
  static let ramp: CIImage = {
    let rows: [[UInt32]] = (0..<100).map { y in (0..<100).map { x in UInt32(2 * x + (99 - y) / 2) }
    }
    return greys(rows)
  }()

  /// Returns RGBA of the pixel at a place from the bottom left.
  static func pixel(_ image: CIImage?, _ x: Int, _ y: Int) throws -> [Int] {
    let part = CGRect(x: x, y: y, width: 1, height: 1)
    let image = try #require(image)
    let bitmap = try #require(CIContext().createCGImage(image, from: part))
    return (try #require(bitmap.dataProvider?.data) as Data).map { Int($0) }
  }

  /// Returns the red of all pixels, in rows from top to bottom.
  static func reds(_ image: CIImage?, _ rect: CGRect? = nil) throws -> [[Int]] {
    let image = try #require(image)
    let bitmap = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    let bytes = try #require(bitmap.dataProvider?.data) as Data
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in Int(bytes[4 * (y * bitmap.width + x)]) }
    }
  }

  /// Returns the mean red of a part.
  static func mean(_ image: CIImage?, _ rect: CGRect) throws -> Double {
    let reds = try reds(image, rect).joined()
    return Double(reds.reduce(0, +)) / Double(reds.count)
  }

  /// Returns RGB of a plain colour after a filter.
  static func filtered(_ color: [Int], _ name: String, _ parameters: [String: Any] = [:]) throws
    -> [Int]
  {
    let image = plain(color[0], color[1], color[2]).applyingFilter(name, parameters: parameters)
    return Array(try pixel(image, 1, 1).prefix(3))
  }

  /// Whether numbers differ by at most one.
  static func isClose(_ first: [Int], _ second: [Int]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { abs($0 - $1) <= 1 }
  }
}
