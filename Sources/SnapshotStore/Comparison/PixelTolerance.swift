/// How much two pictures may differ and still match.
package struct PixelTolerance: Equatable, Sendable {
  /// The share of the pixels that must match.
  package var precision: Float
  /// How alike two pixels must be to match, 1 being equal: a hundredth is a ΔE of one.
  package var perceptualPrecision: Float

  /// Every pixel equal.
  package static let exact = PixelTolerance(precision: 1, perceptualPrecision: 1)

  package init(precision: Float, perceptualPrecision: Float) {
    self.precision = precision
    self.perceptualPrecision = perceptualPrecision
  }

  func allows(differing: Int, of total: Int) -> Bool {
    Float(Double(total - differing) / Double(total)) >= precision
  }

  /// Whether two premultiplied pixels are alike enough, over black and over white.
  func allows(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Bool {
    guard perceptualPrecision < 1 else { return false }
    let limit = (1 - Double(perceptualPrecision)) * 100
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
