/// The difference up to which two pictures match.
package struct PixelTolerance: Equatable, Sendable {
  /// The fraction of the pixels that must match.
  package var precision: Float
  /// The similarity at which two pixels match: 1 for equal pixels; 0.99 allows a ΔE of 1.
  package var perceptualPrecision: Float

  /// The tolerance that requires equal pixels.
  package static let exact = PixelTolerance(precision: 1, perceptualPrecision: 1)

  package init(precision: Float, perceptualPrecision: Float) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  func allows(differing: Int, of total: Int) -> Bool {
    Float(Double(total - differing) / Double(total)) >= precision
  }

  /// Returns whether two premultiplied pixels match, over black and over white.
  func allows(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Bool {
    guard perceptualPrecision < 1 else { return false }
    let limit = (1 - Double(perceptualPrecision)) * 100
    return [0, 255].allSatisfy { backdrop in
      LabColor(left, over: backdrop).difference(from: LabColor(right, over: backdrop)) <= limit
    }
  }

  /// The text of the tolerance in a message; empty for the exact tolerance.
  var text: String {
    guard self != .exact else { return "" }
    return "; tolerance: precision \(precision), perceptual precision \(perceptualPrecision)"
  }
}
