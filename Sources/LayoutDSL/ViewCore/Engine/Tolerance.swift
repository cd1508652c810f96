import Foundation

/// Tolerances for values that would be equal without rounding errors.
package enum Tolerance {
  /// For times of the clock, in seconds: sums of frame durations miss due times by rounding errors.
  ///
  /// A nanosecond exceeds these errors and is far below a frame.
  package static let time: TimeInterval = 1e-9
  /// For dates, in seconds: a `Date` counts from 2001 and resolves about a tenth of a microsecond.
  package static let date: TimeInterval = 1e-6
  /// For numbers of periods, such as minutes or runs of an effect, computed from times.
  package static let periods = 1e-9
  /// For numbers of frames, or of steps of a text or spinner, computed from times or dates.
  package static let steps = 1e-6
  /// For positions, in points: sums of lengths miss an edge by rounding errors.
  ///
  /// A millionth exceeds these errors and is far below a pixel.
  package static let length: CGFloat = 1e-6
  /// For lengths that a spring moves, in points: less than half a pixel of any screen.
  package static let restingLength: CGFloat = 0.1
  /// The time in seconds that separates a date from the change of a text before or after it; a text
  /// does not change more often.
  package static let instant: TimeInterval = 1e-3
}

extension Double {
  /// The limit of exact integers: below it, a Double represents every integer and converts to
  /// `Int`.
  package static let exactIntegerLimit = 1e15
}
