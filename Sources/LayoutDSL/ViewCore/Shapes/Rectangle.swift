import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape, RectangleInsettable {
  /// Returns the shape inset by a distance in points on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
