import Foundation

/// The shape of the current container, inset by the distance to the container's edge.
///
/// Without a container shape, it is a rectangle.
@frozen public struct ContainerRelativeShape: Shape {
  /// Creates a container-relative shape.
  public init() {}

  /// Returns the rectangle, because no container is known here.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed, because the shape of the container does not follow the layout direction.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension ContainerRelativeShape: InsettableShape, ContainerDependentShape {
  /// Returns the shape inset by a distance in points on every side.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    ContainerRelativeInset(amount: amount)
  }

  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path {
    container.path(in: CGRect(origin: place, size: rect.size))
      .offsetBy(dx: rect.minX - place.x, dy: rect.minY - place.y)
  }
}

private struct ContainerRelativeInset: InsettableShape, ContainerDependentShape {
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.standardized.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : Path(inner)
  }

  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path {
    let inner = rect.standardized.insetBy(dx: amount, dy: amount)
    if inner.isNull { return Path() }
    return ContainerRelativeShape().path(
      in: inner, at: CGPoint(x: place.x + amount, y: place.y + amount), of: container)
  }

  func inset(by amount: CGFloat) -> ContainerRelativeInset {
    ContainerRelativeInset(amount: self.amount + amount)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the current container, inset by the distance to the container's edge.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
