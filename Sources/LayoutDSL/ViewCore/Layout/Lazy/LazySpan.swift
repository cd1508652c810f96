import Foundation

/// A span of a lazy container's axis, in points.
struct LazySpan: Equatable {
  var start: CGFloat
  var end: CGFloat

  static let nothing = LazySpan(start: .infinity, end: -.infinity)
  static let everything = LazySpan(start: -.infinity, end: .infinity)
  /// The span while the visible part is unknown: enough to measure a first line.
  static let beginning = LazySpan(start: 0, end: 1)
}

// MARK: Groups
