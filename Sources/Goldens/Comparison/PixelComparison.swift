import Foundation
import Render

/// The differences between two pictures, pixel by pixel; by default, without a tolerance.
///
/// Pictures of unequal size are compared where they overlap; the rest is reported as a change of
/// size and hatched in the ``picture(expected:actual:)`` of the difference.
package struct PixelComparison: Equatable, Sendable {
  package let expectedWidth: Int, expectedHeight: Int
  package let actualWidth: Int, actualHeight: Int
  /// The number of pixels in the overlap that differ.
  package private(set) var differing = 0
  /// The largest change of a channel, over black or over white, whichever is larger.
  package private(set) var maximumChannelDifference = 0
  /// The smallest rectangle that contains every pixel that differs.
  package private(set) var bounds: PixelRectangle?
  /// The regions of the pixels that differ; see ``PixelRegions/reach``.
  package private(set) var regions: [PixelRectangle] = []

  private let tolerance: PixelTolerance

  package init(expected: Pixmap, actual: Pixmap, tolerance: PixelTolerance = .exact) {
    self.tolerance = tolerance
    expectedWidth = expected.width
    expectedHeight = expected.height
    actualWidth = actual.width
    actualHeight = actual.height
    expected.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        compare(left, right)
      }
    }
  }

  /// The number of pixels in both pictures.
  package var total: Int { min(expectedWidth, actualWidth) * min(expectedHeight, actualHeight) }

  package var sizesMatch: Bool {
    expectedWidth == actualWidth && expectedHeight == actualHeight
  }

  /// Whether the pictures are equal within the tolerance.
  package var matches: Bool {
    sizesMatch && (differing == 0 || tolerance.allows(differing: differing, of: total))
  }

  private mutating func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) {
    guard let left = left.baseAddress, let right = right.baseAddress else { return }
    if sizesMatch, memcmp(left, right, total * 4) == 0 { return }
    let width = min(expectedWidth, actualWidth)
    let places = UnsafeMutablePointer<Int32>.allocate(capacity: width + 1)
    defer { places.deallocate() }
    var found = PixelRegions(width: width)
    var count = 0, largest = 0
    for y in 0..<min(expectedHeight, actualHeight) {
      let expected = (left + y * expectedWidth * 4).assumingMemoryBound(to: UInt8.self)
      let actual = (right + y * actualWidth * 4).assumingMemoryBound(to: UInt8.self)
      let placeCount = differingPlaces(expected, actual, width, into: places)
      var index = 0
      while index < placeCount {
        let x = Int(places[index])
        index &+= 1
        if tolerance.allows(expected + x &* 4, actual + x &* 4) { continue }
        count &+= 1
        found.insert(x: x, y: y)
        largest = max(largest, Self.change(expected + x &* 4, actual + x &* 4))
      }
    }
    differing = count
    maximumChannelDifference = largest
    bounds = found.bounds
    regions = found.rectangles()
  }

  /// Returns the largest change of a channel of one pixel.
  ///
  /// A premultiplied channel is unchanged over black; over white, the white that alpha lets through
  /// is added.
  private static func change(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Int {
    let alpha = Int(left[3]) &- Int(right[3])
    var largest = 0
    var channel = 0
    while channel < 3 {
      let overBlack = Int(left[channel]) &- Int(right[channel])
      largest = max(largest, abs(overBlack), abs(overBlack &- alpha))
      channel &+= 1
    }
    return largest
  }

  /// The lines of the failure message about the pixels.
  package var lines: [String] {
    var lines: [String] = []
    if !sizesMatch {
      lines.append(
        "Newly-taken snapshot@(\(actualWidth), \(actualHeight)) does not match "
          + "reference@(\(expectedWidth), \(expectedHeight)).")
    }
    guard differing > 0 else {
      if !sizesMatch { lines.append("pixels  equal where the pictures overlap") }
      return lines
    }
    let shown = regions.prefix(3).map { "(\($0.text))" }.joined(separator: " ")
    let more = regions.count > 3 ? " …" : ""
    let count = regions.count == 1 ? "1 region" : "\(NumberFormat.count(regions.count)) regions"
    lines.append(
      "pixels  \(NumberFormat.count(differing)) of \(NumberFormat.count(total)) "
        + "(\(NumberFormat.percent(differing, of: total))) in \(count) \(shown)\(more); "
        + "max channel difference \(maximumChannelDifference)\(tolerance.text)")
    return lines
  }
}
