import Foundation

/// A column of a vertical grid or a row of a horizontal one.
struct LazyTrack: Equatable {
  /// The start and length of the track across the axis, in points; a nil length, in a stack's only
  /// track, is the length of the stack.
  var start: CGFloat = 0
  var length: CGFloat?
  var alignment: Alignment?

  var end: CGFloat { start + (length ?? 0) }
}
