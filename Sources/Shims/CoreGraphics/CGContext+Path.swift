import Drawing
import Foundation

extension CGContext {
  /// Starts a path.
  public func beginPath() { current = Path() }
  /// Starts a subpath.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Adds lines.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// Adds a path.
  public func addPath(_ path: CGPath) { current.addPath(path.path) }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc; the angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds an arc of a circle that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Closes the subpath.
  public func closePath() { current.closeSubpath() }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule)
    current = Path()
  }

  /// Strokes the path.
  public func strokePath() {
    stroke(current)
    current = Path()
  }

  /// Fills the path, strokes it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      fill(current, mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    }
    if mode != .fill, mode != .eoFill { stroke(current) }
    current = Path()
  }

  /// Clips later drawing to the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: current, rule)
    current = Path()
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect), .winding) }

  /// Clips later drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path, .winding)
  }

  /// Clips later drawing to a picture in a rectangle: to its alpha or, if it is opaque, to how
  /// bright it is.
  public func clip(to rect: CGRect, mask: CGImage) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    var item = DisplayItem.image(mask.image, rect: rect, interpolation: .medium, tint: nil)
    if stride(from: 3, to: mask.image.pixels.count, by: 4).allSatisfy({
      mask.image.pixels[$0] == 255
    }) {
      item = .group(.colorMatrix(.alphaOfBrightness), DisplayList(items: [item]))
    }
    let placed = DisplayItem.group(
      .transform(upright.concatenating(state.transform)), DisplayList(items: [item]))
    state.clips.append(
      Clip(
        area: Path(rect).applying(state.transform), effect: .mask(DisplayList(items: [placed]))))
  }

  /// Removes the clip.
  public func resetClip() { state.clips = [] }

  /// Replaces the path with the outline of its line.
  public func replacePathWithStrokedPath() { current = current.strokedPath(state.style) }
  /// Whether the path has no elements.
  public var isPathEmpty: Bool { current.isEmpty }
  /// The end of the last element; zero if there is none.
  public var currentPointOfPath: CGPoint { current.currentPoint ?? .zero }
  /// The smallest rectangle around the path; null if it has no elements.
  public var boundingBoxOfPath: CGRect { current.isEmpty ? .null : current.boundingRect }
  /// The path; nil if it has no elements.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current) }
  /// Returns whether a point is in what a mode draws of the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isFilled =
      mode != .stroke
      && current.contains(point, eoFill: mode == .eoFill || mode == .eoFillStroke)
    let isStroked =
      mode != .fill && mode != .eoFill && current.strokedPath(state.style).contains(point)
    return isFilled || isStroked
  }
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The path is filled, by the winding rule.
  case fill
  /// The path is filled, by the even-odd rule.
  case eoFill
  /// The path is stroked.
  case stroke
  /// The path is filled, by the winding rule, and stroked.
  case fillStroke
  /// The path is filled, by the even-odd rule, and stroked.
  case eoFillStroke
}

extension ColorMatrix {
  /// The matrix that makes white opaque and black transparent.
  fileprivate static var alphaOfBrightness: ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2126, 0.7152, 0.0722, 0)
    return matrix
  }
}
