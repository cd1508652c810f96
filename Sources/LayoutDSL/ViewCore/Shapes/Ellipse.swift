import Foundation

/// An ellipse inscribed in its frame.
@frozen public struct Ellipse: Shape {
  /// Creates the shape.
  public init() {}

  /// The ellipse that touches all four sides.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// The shape is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape, RectangleInsettable {
  /// The shape in a rectangle that is smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse inscribed in its frame.
  public static var ellipse: Ellipse { Ellipse() }
}
