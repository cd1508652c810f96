/// A frame of reference for coordinates.
public enum CoordinateSpace: Equatable, Hashable, @unchecked Sendable {
  /// The space of the screen.
  case global
  /// The space of the view itself.
  case local
  /// The space of the nearest ancestor that has this name; the screen's if none has.
  case named(AnyHashable)

  /// Whether this is the space of the screen.
  public var isGlobal: Bool { self == .global }
  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a frame of reference.
public protocol CoordinateSpaceProtocol {
  /// The frame of reference.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The frame of reference.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The frame of reference.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of an ancestor, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The frame of reference.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of an ancestor, by name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: nil)))
  }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(name: AnyHashable(ScrollViewSpaceName(axis: axis)))
  }
}

/// The name that every scroll view answers to.
struct ScrollViewSpaceName: Hashable {
  let axis: Axis?
}
