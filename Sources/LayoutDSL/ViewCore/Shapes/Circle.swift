import Foundation

/// A circle centred in its frame, as wide as the shorter side.
@frozen public struct Circle: Shape {
  /// Creates the shape.
  public init() {}

  /// The circle in the middle of the rectangle.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The shape is symmetrical.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square of the shorter side of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape, RectangleInsettable {
  /// The shape in a rectangle that is smaller on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle centred in its frame, as wide as the shorter side.
  public static var circle: Circle { Circle() }
}
