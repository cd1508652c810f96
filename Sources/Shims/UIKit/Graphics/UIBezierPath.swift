import Drawing
import Foundation

/// A path, for code written for UIKit.
open class UIBezierPath: NSObject, @unchecked Sendable {
  private var path: Path
  /// The width of a stroke, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of a stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of a stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit of a stroke: the greatest ratio of a corner's length to the stroke's width.
  open var miterLimit: CGFloat = 10
  /// Whether the path is filled by the even-odd rule.
  open var usesEvenOddFillRule = false

  fileprivate init(path: Path) {
    self.path = path
  }

  /// Creates an empty path.
  public override convenience init() {
    self.init(path: Path())
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(path: Path(rect))
  }

  /// Creates an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(path: Path(ellipseIn: rect))
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle of which some corners are rounded.
  ///
  /// A radius is at most half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
    let length = { (corner: UIRectCorner) in corners.contains(corner) ? radius : 0 }
    self.init(
      path: Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
          bottomTrailing: length(.bottomRight), topTrailing: length(.topRight)),
        style: .continuous))
  }

  /// Creates an arc of a circle; the angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(path: Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(path: cgPath.path)
  }

  /// The path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path.
  open var bounds: CGRect { path.boundingRect }
  /// The end of the last element; zero if there is none.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The error of curves, which has no effect.
  open var flatness: CGFloat = 0.6
  /// The lengths of dashes and gaps, in points, and the start within them.
  private(set) var dash: (pattern: [CGFloat], phase: CGFloat) = ([], 0)
  /// Sets the lengths of dashes and gaps, in points; none for a solid line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase
    )
  }
  /// Returns the lengths of dashes and gaps, in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.pattern.enumerated() { pattern?[index] = length }
    count?.pointee = dash.pattern.count
    phase?.pointee = dash.phase
  }
  /// Starts a subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds an arc of a circle; the angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // UIKit's "clockwise" is as seen on the screen; that of a `Path` is for a y axis that points
    // up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the subpath.
  open func close() { path.closeSubpath() }
  /// Removes all elements.
  open func removeAllPoints() { path = Path() }
  /// Adds a path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Applies a transform.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  /// Returns the same path: reversing has no effect.
  open func reversing() -> UIBezierPath { UIBezierPath(path: path) }
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
