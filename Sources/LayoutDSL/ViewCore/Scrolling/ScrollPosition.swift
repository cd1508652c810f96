import Foundation

/// The position to which code scrolls a scroll view, or to which the user has scrolled it.
public struct ScrollPosition: Equatable, Sendable {
  private enum Destination: Sendable {
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var destination: Destination?
  private let idType: any (Hashable & Sendable).Type
  /// Whether the user has scrolled since code last did.
  public var isPositionedByUser = false

  private init(_ destination: Destination?, _ idType: any (Hashable & Sendable).Type) {
    self.destination = destination
    self.idType = idType
  }

  /// Creates a position at a view, with an optional anchor.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, anchor), ID.self)
  }

  /// Creates a position that the scroll view determines.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    self.init(nil, idType)
  }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    self.init(.edge(edge), idType)
  }

  /// Creates a position at a `CGPoint` of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), idType)
  }

  /// Creates a position at coordinates of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), idType)
  }

  /// Creates a horizontal position, in points; the vertical one is kept.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), idType)
  }

  /// Creates a vertical position, in points; the horizontal one is kept.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), idType)
  }

  // MARK: Scrolling

  /// Scrolls to a view.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scroll(to: .view(id, anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }
  /// Scrolls to a `CGPoint` of the content, in points.
  public mutating func scrollTo(point: CGPoint) { scroll(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to coordinates of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .point(x: x, y: y)) }
  /// Scrolls horizontally to a coordinate of the content, in points.
  public mutating func scrollTo(x: CGFloat) { scroll(to: .point(x: x, y: nil)) }
  /// Scrolls vertically to a coordinate of the content, in points.
  public mutating func scrollTo(y: CGFloat) { scroll(to: .point(x: nil, y: y)) }

  private mutating func scroll(to destination: Destination) {
    self.destination = destination
    isPositionedByUser = false
  }

  // MARK: Values

  /// The edge that code has scrolled to; nil for other positions.
  public var edge: Edge? {
    if case .edge(let edge) = destination { edge } else { nil }
  }

  /// The point that code has scrolled to; nil for other positions.
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }

  /// The x coordinate that code has scrolled to; nil for other positions.
  public var x: CGFloat? {
    if case .point(let x, _) = destination { x } else { nil }
  }

  /// The y coordinate that code has scrolled to; nil for other positions.
  public var y: CGFloat? {
    if case .point(_, let y) = destination { y } else { nil }
  }

  /// The identity of the view that code or the user has scrolled to; nil for other positions.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = destination { id } else { nil }
  }

  /// Returns the identity of the view that code or the user has scrolled to; nil if it is not of
  /// the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Whether both have the same destination, type of identity and origin.
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.isPositionedByUser == right.isPositionedByUser && left.asked == right.asked
      && ObjectIdentifier(left.idType) == ObjectIdentifier(right.idType)
  }

  // MARK: Scroll view

  /// The destination that code has set; nil after the user has scrolled.
  var request: ScrollRequest? { isPositionedByUser ? nil : asked }

  /// The destination that code has set or that the user has scrolled to.
  var asked: ScrollRequest? {
    switch destination {
    case .view(let id, let anchor): .view(AnyHashable(id), anchor)
    case .edge(let edge): .edge(edge)
    case .point(let x, let y): .point(x: x, y: y)
    case nil: nil
    }
  }

  /// Records the view that the user has scrolled to.
  mutating func userDidScroll(_ scroll: ScrollNode, anchor: UnitPoint?) {
    func target<ID: Hashable & Sendable>(_ type: ID.Type) -> Destination? {
      scroll.positionTarget(type, anchor: anchor).map { .view($0, nil) }
    }
    destination = target(idType)
    isPositionedByUser = true
  }
}
