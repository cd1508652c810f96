// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A path in a scene.
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var fillColor = UIColor.clear
  open var fillTexture: SKTexture?
  open var strokeColor = UIColor.white
  open var strokeTexture: SKTexture?
  open var lineWidth: CGFloat = 1
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// The width of the glow around the line.
  open var glowWidth: CGFloat = 0
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillShader: SKShader?
  open var strokeShader: SKShader?

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let bounds = path.boundingBox
    self.path =
      centered
      ? CGPath(Path(path).offsetBy(dx: -bounds.midX, dy: -bounds.midY)) : path
  }
  public convenience init(rect: CGRect) { self.init(path: CGPath(Path(rect))) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: CGPath(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)))
  }
  public convenience init(rectOf size: CGSize) { self.init(rect: size.centered) }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: size.centered, cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius r: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * r, height: 2 * r))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: size.centered) }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(Path(ellipseIn: rect))) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let points = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
    self.init(path: CGPath(Path { $0.addLines(points) }))
  }
  /// Creates a smooth curve through points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
  {
    let points = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
    self.init(path: CGPath(Path { $0.addSpline(through: points) }))
  }

  open var lineLength: CGFloat {
    path.map { Path($0).trimmedPath(from: 0, to: 1).polylineLength } ?? 0
  }

  override var contentBounds: CGRect? {
    guard let path else { return nil }
    let margin = strokeColor.cgColor.alpha > 0 ? lineWidth / 2 : 0
    return path.boundingBox.insetBy(dx: -margin, dy: -margin)
  }

  override func drawContent(in context: GraphicsContext) {
    guard let path, case let path = Path(path) else { return }
    var context = context
    context.blendMode = blendMode.blendMode
    if let fillTexture {
      var inner = context
      inner.clip(to: path)
      inner = inner.upright
      let bounds = path.boundingRect
      fillTexture.draw(
        in: CGRect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height),
        center: CGRect(x: 0, y: 0, width: 1, height: 1), inner)
    } else if fillColor.cgColor.alpha > 0 {
      context.fill(
        path, with: .color(Color(uiColor: fillColor)), style: FillStyle(antialiased: isAntialiased))
    }
    guard strokeColor.cgColor.alpha > 0 else { return }
    let stroke = GraphicsContext.Shading.color(Color(uiColor: strokeColor))
    if glowWidth > 0 {
      var glow = context
      glow.addFilter(.blur(radius: glowWidth / 2))
      glow.stroke(path, with: stroke, lineWidth: lineWidth + glowWidth)
    }
    guard lineWidth > 0 else { return }
    context.stroke(
      path, with: stroke,
      style: StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit))
  }
}

extension CGSize {
  /// The rectangle of the size around the origin.
  var centered: CGRect { CGRect(x: -width / 2, y: -height / 2, width: width, height: height) }
}

extension Path {
  /// Adds a Catmull-Rom spline, which passes through all points.
  fileprivate mutating func addSpline(through points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for index in points.indices.dropLast() {
      let (before, from) = (points[max(index - 1, 0)], points[index])
      let (to, after) = (points[index + 1], points[min(index + 2, points.count - 1)])
      addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6))
    }
  }

  /// The length of the lines, with curves in 16 parts.
  fileprivate var polylineLength: CGFloat { points().reduce(0) { $0 + $1.length } }

  /// The subpaths as points, with curves in 16 parts.
  func points() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func add(_ point: CGPoint) {
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(point)
    }
    func addCurve(_ point: (CGFloat) -> CGPoint) {
      for part in 1...16 { add(point(CGFloat(part) / 16)) }
    }
    forEach { element in
      let start = lines.last?.last ?? .zero
      switch element {
      case .move(let to): lines.append([to])
      case .line(let to): add(to)
      case .quadCurve(let to, let control):
        addCurve { $0.mix($0.mix(start, control), $0.mix(control, to)) }
      case .curve(let to, let first, let second):
        addCurve {
          let middle = $0.mix(first, second)
          return $0.mix(
            $0.mix($0.mix(start, first), middle), $0.mix(middle, $0.mix(second, to)))
        }
      case .closeSubpath: lines.last?.first.map(add)
      }
    }
    return lines
  }
}

extension CGFloat {
  /// The point at this fraction of the way between two points.
  fileprivate func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * self, y: from.y + (to.y - from.y) * self)
  }
}

extension [CGPoint] {
  /// The length of the lines between the points.
  var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
