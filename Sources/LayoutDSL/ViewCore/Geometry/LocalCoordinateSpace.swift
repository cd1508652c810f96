/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}
