import Foundation

/// An ellipse inscribed in its frame.
@frozen public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the ellipse inscribed in the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape, RectangleInsettable {
  /// Returns the shape inset by a distance in points on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse inscribed in its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
