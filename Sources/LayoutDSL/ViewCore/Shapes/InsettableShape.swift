import Foundation

/// A shape that has an inset version.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance in points on every side; a negative distance enlarges
  /// it.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
