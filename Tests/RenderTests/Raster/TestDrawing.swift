import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

/// Helpers for tests that draw.
enum TestDrawing {
  static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  static let red = Color.Resolved(red: 1, green: 0, blue: 0)
  static let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  static func gray(_ value: Int, opacity: Float = 1) -> Color.Resolved {
    let part = Float(value) / 255
    return Color.Resolved(red: part, green: part, blue: part, opacity: opacity)
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
    Path(storage: .rect(CGRect(x: x, y: y, width: width, height: height)))
  }

  static func polygon(_ points: (CGFloat, CGFloat)..., closed: Bool = true) -> Path {
    var elements: [Path.Element] = points.enumerated().map { index, point in
      let to = CGPoint(x: point.0, y: point.1)
      return index == 0 ? .move(to: to) : .line(to: to)
    }
    if closed { elements.append(.closeSubpath) }
    return Path(storage: .elements(elements))
  }

  static func fill(
    _ path: Path, _ color: Color.Resolved = black, _ style: FillStyle = FillStyle()
  ) -> DisplayItem { .fill(path, .color(color), style) }

  static func group(_ effect: DisplayEffect, _ items: DisplayItem...) -> DisplayItem {
    .group(effect, DisplayList(items: items))
  }

  static func render(
    _ items: DisplayItem..., width: CGFloat = 12, height: CGFloat = 12, scale: CGFloat = 1,
    background: Color.Resolved? = nil
  ) throws -> Pixmap {
    try Rasterizer.render(
      DisplayList(items: items), size: CGSize(width: width, height: height), scale: scale,
      background: background)
  }
}

extension Pixmap {
  /// The alpha values of a row.
  func alphas(y: Int) -> [Int] { (0..<width).map { Int(bytes[(y * width + $0) * 4 + 3]) } }

  /// The alpha values of a column.
  func alphas(x: Int) -> [Int] { (0..<height).map { Int(bytes[($0 * width + x) * 4 + 3]) } }

  /// The sum of all alpha values, in fully covered pixels.
  var coveredArea: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// The amount of black on a white background, in pixels.
  var inkedArea: Double {
    var sum = 0
    for index in stride(from: 0, to: bytes.count, by: 4) { sum += 255 - Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// An FNV-1a hash of the bytes.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
