import Foundation

/// The resistance of content that is pulled beyond its ends: UIKit's formula, published by Grant
/// Paul ("chpwn") in 2012.
///
/// A pull of `x` points moves the content of a scroll view of length `d` by `(1 - 1 / (x · 0.55 / d
/// + 1)) · d`.
package struct RubberBand {
  /// The range of offsets without resistance.
  let limits: ClosedRange<CGFloat>
  /// The length of the scroll view along the axis.
  let length: CGFloat

  package init(limits: ClosedRange<CGFloat>, length: CGFloat) {
    self.limits = limits
    self.length = length
  }

  private static let stiffness: CGFloat = 0.55  // Measurements.md#scroll-rubber-band

  /// Returns the offset of the content for an offset that the finger requests.
  package func offset(pulledTo offset: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let pull = abs(offset - edge)
    guard pull > 0, length > 0 else { return edge }
    let moved = (1 - 1 / (pull * Self.stiffness / length + 1)) * length
    return offset > edge ? edge + moved : edge - moved
  }

  /// Returns the offset that a finger has to request for the content to be at an offset.
  func pull(forOffset offset: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let moved = abs(offset - edge)
    guard moved > 0, moved < length else { return offset }
    let pull = moved * length / (Self.stiffness * (length - moved))
    return offset > edge ? edge + pull : edge - pull
  }
}
