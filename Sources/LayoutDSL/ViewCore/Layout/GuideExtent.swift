import Foundation

/// The extent of views whose guides coincide, with the guide at 0.
struct GuideExtent {
  private var lower = CGFloat.infinity
  private var upper = -CGFloat.infinity
  private var isUnbounded = false

  /// Adds a view with a length and the distance from its start to its guide.
  mutating func add(length: CGFloat, guide: CGFloat) {
    // The guide of an infinite view may be infinite too, which leaves its start undefined.
    if length == .infinity { isUnbounded = true }
    lower = min(lower, -guide)
    upper = max(upper, length - guide)
  }

  /// The position of the first start, relative to the guide.
  var start: CGFloat { isUnbounded || lower > upper ? 0 : lower }

  /// The distance from the first start to the last end.
  var length: CGFloat { isUnbounded ? .infinity : lower > upper ? 0 : upper - lower }
}
