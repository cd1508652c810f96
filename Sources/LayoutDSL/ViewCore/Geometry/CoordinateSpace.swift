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

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The represented coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space.
  public init() {}
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of an ancestor with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The represented coordinate space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest ancestor with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: nil)))
  }

  /// The coordinate space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }
}

/// The coordinate space name that all scroll views have in common.
struct ScrollViewSpaceName: Hashable {
  let axis: Axis?
}
