import Foundation

/// A shape whose inset version is its path in an inset rectangle.
nonisolated package protocol RectangleInsettable: Shape {
  /// Returns the shape with its corner radii reduced by the inset distance.
  func reduced(by amount: CGFloat) -> Self
}

extension RectangleInsettable {
  package func reduced(by amount: CGFloat) -> Self { self }
}
