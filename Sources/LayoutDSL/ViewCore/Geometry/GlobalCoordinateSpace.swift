/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}
