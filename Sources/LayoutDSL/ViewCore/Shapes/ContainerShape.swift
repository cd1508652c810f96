import Foundation

extension View {
  /// Sets the container shape that container-relative shapes and concentric rectangles in the view
  /// use.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// The shape of a container and its frame.
package struct ContainerShape {
  let shape: any InsettableShape
  let frame: CGRect

  /// Returns the container's shape for a rectangle in it, inset by their smallest distance.
  func path(in rect: CGRect) -> Path {
    let distances = [
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY,
    ]
    let inset = max(0, distances.min() ?? 0)
    return shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }

  /// Returns the corner radii of a rectangle that are concentric with those of the container.
  ///
  /// Returns nil if the container has no corners of known radii.
  func concentricRadii(of rect: CGRect) -> RectangleCornerRadii? {
    guard let rounded = shape as? any RoundedRectangularShape,
      let corners = rounded.corners(in: frame.size)
    else { return nil }
    let left = rect.minX - frame.minX, right = frame.maxX - rect.maxX
    let top = rect.minY - frame.minY, bottom = frame.maxY - rect.maxY
    func radius(_ style: Edge.Corner.Style, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(0, style.radius(concentric: 0) - max(x, y, 0))
    }
    return RectangleCornerRadii(
      topLeading: radius(corners.topLeading, left, top),
      bottomLeading: radius(corners.bottomLeading, left, bottom),
      bottomTrailing: radius(corners.bottomTrailing, right, bottom),
      topTrailing: radius(corners.topTrailing, right, top))
  }
}

extension ContainerShape {
  /// Returns the path of any shape in a rectangle, whose origin is at `place` in the container's
  /// space.
  func path<S: Shape>(of shape: S, in rect: CGRect, at place: CGPoint) -> Path {
    guard let dependent = shape as? any ContainerDependentShape else { return shape.path(in: rect) }
    return dependent.path(in: rect, at: place, of: self)
  }
}

extension AnyShape: ContainerDependentShape {
  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path {
    container.path(of: base, in: rect, at: place)
  }
}

extension _StrokedShape: ContainerDependentShape {
  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path {
    container.path(of: shape, in: rect, at: place).strokedPath(style)
  }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: NodeModifier {
  typealias Node = ContainerShapeNode<S>
  let shape: S
}

/// The node of a container shape, which passes the shape to its descendants while they draw.
final class ContainerShapeNode<S: InsettableShape>: UnaryNode<ContainerShapeModifier<S>> {
  override func display(in context: inout DisplayContext) {
    let outer = context.containerShape
    context.containerShape = ContainerShape(
      shape: modifier.shape, frame: CGRect(origin: context.origin, size: size))
    super.display(in: &context)
    context.containerShape = outer
  }

  override package var kindName: String { "containerShape" }
  override package var summary: String { shapeSummary(modifier.shape) }
}
