import Foundation

/// The pixels of a display, to which lengths in points are rounded.
struct PixelGrid: Sendable {
  /// Pixels per point.
  let scale: Double

  init(scale: CGFloat) {
    self.scale = scale > 0 && scale.isFinite ? Double(scale) : 1
  }

  /// Rounded up; a sum that exceeds a pixel by its rounding error alone stays.
  func ceil(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  func round(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
