import Foundation

extension Path {
  /// Starts a new subpath at a point.
  public mutating func move(to end: CGPoint) {
    append([.move(to: end)])
  }

  /// Adds a line from the current point; has no effect on an empty path.
  public mutating func addLine(to end: CGPoint) {
    appendSegment(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the current point; has no effect on an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    appendSegment(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point; has no effect on an empty path.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    appendSegment(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    append([.closeSubpath])
  }

  /// Adds a rectangle as a new subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds rectangles, each as a new subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds an ellipse inscribed in a rectangle as a new subpath.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds a rectangle whose corners all have the same size, as a new subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner, as a new subpath.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }

  /// Adds connected lines as a new subpath that starts at the first point.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append([.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let path = path.applying(transform)
    if storage == .empty {
      storage = path.storage
    } else {
      append(path.elements)
    }
  }

  private mutating func appendSegment(_ element: Element) {
    guard !isEmpty else { return }
    append([element])
  }

  /// Appends in place: clearing the storage first keeps the array uniquely referenced.
  mutating func append(_ new: [Element]) {
    guard !new.isEmpty else { return }
    var elements = self.elements
    storage = .empty
    elements += new
    storage = .elements(elements)
  }
}
