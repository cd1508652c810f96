import Foundation

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape {
  /// Creates the shape.
  public init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// The shape is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape, RectangleInsettable {
  /// The shape in a rectangle that is smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
