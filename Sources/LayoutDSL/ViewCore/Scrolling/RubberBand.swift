import Foundation

/// How content resists being pulled beyond its ends: UIKit's formula, published by Grant Paul
/// ("chpwn") in 2012.
///
/// A pull of `x` points moves a scroll view of a length `d` by `(1 - 1 / (x · 0.55 / d + 1)) · d`.
struct RubberBand {
  /// The offsets within which there is no resistance.
  let limits: ClosedRange<CGFloat>
  /// The length of the scroll view along the axis.
  let length: CGFloat

  private static let stiffness: CGFloat = 0.55

  /// Where the content is for a finger that would have it at an offset.
  func offset(pulledTo offset: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let pull = abs(offset - edge)
    guard pull > 0, length > 0 else { return edge }
    let moved = (1 - 1 / (pull * Self.stiffness / length + 1)) * length
    return offset > edge ? edge + moved : edge - moved
  }

  /// Where a finger would have content that is at an offset.
  func pull(forOffset offset: CGFloat) -> CGFloat {
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    let moved = abs(offset - edge)
    guard moved > 0, moved < length else { return offset }
    let pull = moved * length / (Self.stiffness * (length - moved))
    return offset > edge ? edge + pull : edge - pull
  }
}
