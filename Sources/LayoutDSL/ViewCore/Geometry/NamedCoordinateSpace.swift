/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}
