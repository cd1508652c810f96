import Foundation

/// A sequence of lines and curves.
///
/// Coordinates are in points with y down, in the space of the view that draws the path.
public struct Path: Equatable, Sendable {
  /// The simplest description of the path, which enables fast paths in drawing.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  /// An element of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Starts a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the start of the subpath, which closes it.
    case closeSubpath
  }

  package var storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an empty path.
  public init() {
    storage = .empty
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    storage = rect.isNull ? .empty : .rect(rect)
  }

  /// Creates an ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) {
    storage = rect.isNull ? .empty : .ellipse(rect)
  }

  /// Creates a rectangle whose corners all have the same size.
  ///
  /// A corner takes at most half of each side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    if rect.isNull {
      storage = .empty
    } else if cornerSize.width == 0 || cornerSize.height == 0 {
      storage = .rect(rect)
    } else {
      storage = .roundedRect(rect, cornerSize: cornerSize, style: style)
    }
  }

  /// Creates a rectangle whose corners all have the same radius.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let radius = cornerRadii.topLeading
    if cornerRadii.bottomLeading == radius, cornerRadii.bottomTrailing == radius,
      cornerRadii.topTrailing == radius
    {
      self.init(roundedRect: rect, cornerRadius: radius, style: style)
    } else {
      self.init(storage: unevenRoundedRect(rect, radii: cornerRadii, style: style))
    }
  }

  /// Creates a path that a closure builds.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; nil if the path is empty.
  public var currentPoint: CGPoint? {
    let elements = self.elements
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
  }

  /// Calls a closure with each element in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Returns the path transformed by a matrix.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    let keepsRectangles = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
    switch storage {
    case .empty: return self
    case .rect(let rect) where keepsRectangles: return Path(rect.applying(transform))
    case .ellipse(let rect) where keepsRectangles: return Path(ellipseIn: rect.applying(transform))
    case .roundedRect(let rect, let corner, let style)
    where keepsRectangles && transform.a == transform.d:
      return Path(
        roundedRect: rect.applying(transform),
        cornerSize: CGSize(width: corner.width * transform.a, height: corner.height * transform.d),
        style: style)
    default:
      return Path(storage: .elements(elements.map { $0.applying(transform) }))
    }
  }

  /// Returns the path translated by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// Returns the element transformed by a matrix.
  package func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): return .move(to: end.applying(transform))
    case .line(let end): return .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      return .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      return .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath: return .closeSubpath
    }
  }
}

/// Returns a rectangle with a radius for each corner.
///
/// 1. Two corners share a side in proportion to their radii.
/// 2. A corner takes more than half of a side only if its neighbour leaves the space.
/// 3. Each corner is shaped like that of a rectangle with equal radii and the same space.
private func unevenRoundedRect(
  _ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle
) -> Path.Storage {
  guard !rect.isNull else { return .empty }
  let rect = rect.standardized
  // In path order: clockwise from the middle of the trailing side.
  let wanted = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    .map { max(0, $0) }
  let corners = [
    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
  ]
  // Corner i ends the side that it shares with corner i − 1, and starts the side after it.
  func side(after index: Int) -> CGFloat { index % 2 == 0 ? rect.width : rect.height }
  let clamped = (0..<4).map { index in
    let before = side(after: index + 3), after = side(after: index)
    return min(
      wanted[index], max(before / 2, before - wanted[(index + 3) % 4]),
      max(after / 2, after - wanted[(index + 1) % 4]))
  }
  func room(_ index: Int, beside neighbour: Int, on side: CGFloat) -> CGFloat {
    let sum = clamped[index] + clamped[neighbour]
    return sum > 0 ? side * clamped[index] / sum : side / 2
  }
  var elements: [Path.Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
  for index in 0..<4 {
    guard clamped[index] > 0 else {
      elements.append(.line(to: corners[index]))
      continue
    }
    let before = room(index, beside: (index + 3) % 4, on: side(after: index + 3))
    let after = room(index, beside: (index + 1) % 4, on: side(after: index))
    let size = CGSize(
      width: 2 * (index % 2 == 0 ? after : before), height: 2 * (index % 2 == 0 ? before : after))
    let origin = CGPoint(
      x: index == 0 || index == 3 ? rect.maxX - size.width : rect.minX,
      y: index < 2 ? rect.maxY - size.height : rect.minY)
    let even = Path(
      roundedRect: CGRect(origin: origin, size: size), cornerRadius: clamped[index], style: style
    ).elements
    let count = (even.count - 2) / 4
    elements += even[(1 + index * count)..<(1 + (index + 1) * count)]
  }
  elements.append(.closeSubpath)
  return .elements(elements)
}
