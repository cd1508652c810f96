import Foundation

/// A rectangle of pixels.
package struct PixelRectangle: Equatable, Sendable {
  package var x: Int, y: Int, width: Int, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package init(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// The text of the rectangle in messages: `32,120 310×44`.
  package var text: String { "\(x),\(y) \(width)×\(height)" }
}
