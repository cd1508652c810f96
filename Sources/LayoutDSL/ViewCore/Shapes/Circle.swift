import Foundation

/// A circle centred in its frame, with a diameter equal to the shorter side.
@frozen public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// Returns the circle centred in the rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Fixed, because the shape is symmetric.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Returns a square with the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape, RectangleInsettable {
  /// Returns the shape inset by a distance in points on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle centred in its frame, with a diameter equal to the shorter side.
  public static var circle: Circle { Circle() }
}
