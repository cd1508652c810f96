import Foundation

/// From where to where views reach that line up at a guide, with the guide at 0.
struct GuideExtent {
  private var lower = CGFloat.infinity
  private var upper = -CGFloat.infinity
  private var isUnbounded = false

  /// Adds a view of a length whose guide is that far from its start.
  mutating func add(length: CGFloat, guide: CGFloat) {
    // The guides of an infinite view are as far away: there is no telling from where it reaches.
    if length == .infinity { isUnbounded = true }
    lower = min(lower, -guide)
    upper = max(upper, length - guide)
  }

  /// The point where the first view starts.
  var start: CGFloat { isUnbounded || lower > upper ? 0 : lower }

  /// The distance from the start to the end of the last view.
  var length: CGFloat { isUnbounded ? .infinity : lower > upper ? 0 : upper - lower }
}
