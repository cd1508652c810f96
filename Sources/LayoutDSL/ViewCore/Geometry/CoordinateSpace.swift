/// A coordinate space.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the nearest ancestor with this name, or of the screen if there is
  /// none.
  case named(AnyHashable)

  /// Whether this is the coordinate space of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}
