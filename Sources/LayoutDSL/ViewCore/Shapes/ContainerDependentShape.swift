import Foundation

/// A shape whose path depends on its position in a container shape.
protocol ContainerDependentShape: Shape {
  /// Returns the path in a rectangle, whose origin is at `place` in the container's space.
  func path(in rect: CGRect, at place: CGPoint, of container: ContainerShape) -> Path
}
