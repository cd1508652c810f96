import Foundation

/// The pixel grid of a display, to which lengths in points are rounded.
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  /// The part of a pixel by which a length may exceed a whole number of pixels because of rounding.
  private static let roundingError = 1e-6

  init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? Double(scale) : 1
  }

  /// Rounds up; a length that exceeds a pixel only by a rounding error is rounded down.
  func ceil(_ length: Double) -> Double {
    (length * scale - Self.roundingError).rounded(.up) / scale
  }

  func round(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
