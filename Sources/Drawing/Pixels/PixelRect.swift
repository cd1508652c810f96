import Foundation

/// A rectangle of whole device pixels; the maximum edges are exclusive.
package struct PixelRect: Equatable {
  package var minX: Int, minY: Int, maxX: Int, maxY: Int

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// A rectangle larger than any picture.
  package static let everything = PixelRect(
    minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)

  @inlinable package var width: Int { maxX - minX }
  @inlinable package var height: Int { maxY - minY }
  @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }

  @inlinable package func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// The part in the rows of another rectangle.
  @inlinable package func rows(of band: PixelRect) -> PixelRect {
    PixelRect(minX: minX, minY: max(minY, band.minY), maxX: maxX, maxY: min(maxY, band.maxY))
  }

  @inlinable package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  @inlinable package func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  @inlinable package func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The pixels that a rectangle touches; coordinates far outside any picture are clamped, and a
  /// rectangle with NaN touches no pixels.
  package init(covering rect: CGRect) {
    let left = Double(rect.minX), top = Double(rect.minY)
    let right = Double(rect.maxX), bottom = Double(rect.maxY)
    guard left <= right, top <= bottom else {
      self = .empty
      return
    }
    self.init(
      minX: Self.pixel(left.rounded(.down)), minY: Self.pixel(top.rounded(.down)),
      maxX: Self.pixel(right.rounded(.up)), maxY: Self.pixel(bottom.rounded(.up)))
  }

  @inlinable package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  private static func pixel(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value))) }
}
