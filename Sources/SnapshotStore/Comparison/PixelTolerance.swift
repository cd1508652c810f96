/// How much two pictures may differ and still match.
package struct PixelTolerance: Equatable, Sendable {
  /// The share of the pixels that must match.
  package var precision: Double
  /// How alike two pixels must be to match, 1 being equal: a hundredth is a ΔE of one.
  package var perceptualPrecision: Double

  /// Every pixel equal.
  package static let exact = PixelTolerance(precision: 1, perceptualPrecision: 1)

  package init(precision: Double, perceptualPrecision: Double) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  func allows(differing: Int, of total: Int) -> Bool {
    Double(total - differing) >= precision * Double(total)
  }

  /// Whether two premultiplied pixels are alike enough, over black and over white.
  func allows(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Bool {
    guard perceptualPrecision < 1 else { return false }
    let limit = (1 - perceptualPrecision) * 100
    return [0, 255].allSatisfy { backdrop in
      LabColor(left, over: backdrop).difference(from: LabColor(right, over: backdrop)) <= limit
    }
  }

  /// What a message says of a tolerance that is not exact.
  var text: String {
    guard self != .exact else { return "" }
    return "; tolerance: precision \(precision), perceptual precision \(perceptualPrecision)"
  }
}
