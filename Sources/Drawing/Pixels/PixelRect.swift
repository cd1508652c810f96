import Foundation

/// A rectangle of whole device pixels; the maximum edges are exclusive.
///
/// The compiler inlines only public functions in other modules; `Inlined` hides it from users.
@_spi(Inlined) public struct PixelRect: Equatable, Sendable {
  /// The edges, in device pixels.
  public var minX: Int, minY: Int, maxX: Int, maxY: Int

  /// A rectangle without pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  /// A rectangle larger than any picture.
  public static let everything = PixelRect(
    minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)

  /// The number of columns; negative if the edges are reversed.
  @inlinable public var width: Int { maxX - minX }
  /// The number of rows; negative if the edges are reversed.
  @inlinable public var height: Int { maxY - minY }
  /// Whether there are no pixels.
  @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// Returns the pixels in both rectangles.
  @inlinable public func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  /// The part in the rows of another rectangle.
  @inlinable public func rows(of band: PixelRect) -> PixelRect {
    PixelRect(minX: minX, minY: max(minY, band.minY), maxX: maxX, maxY: min(maxY, band.maxY))
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns the rectangle with each edge moved inwards by a number of pixels.
  @inlinable public func insetBy(_ amount: Int) -> PixelRect {
    PixelRect(
      minX: minX + amount, minY: minY + amount, maxX: maxX - amount, maxY: maxY - amount)
  }

  /// Returns the rectangle moved by a number of pixels.
  @inlinable public func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The pixels that a rectangle touches; coordinates far outside any picture are clamped, and a
  /// rectangle with NaN touches no pixels.
  public init(covering rect: CGRect) {
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

  /// Creates a rectangle from its edges.
  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The farthest pixel, as in `everything`.
  private static let farthest = 1e6

  private static func pixel(_ value: Double) -> Int { Int(max(-farthest, min(farthest, value))) }
}
