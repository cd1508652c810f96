// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import UIKit

/// The points of a metre in the physics of a scene.
let pointsPerMetre: CGFloat = 150

/// The mass and the outline of a node.
///
/// 150 points are a metre, and a force or impulse of 1 moves a mass of 1 by a point a second.
open class SKPhysicsBody: NSObject, @unchecked Sendable {
  /// The outline in the coordinates of the node: convex areas, and edges without an inside.
  enum Part {
    case circle(center: CGPoint, radius: CGFloat)
    case polygon([CGPoint])
    case edge(CGPoint, CGPoint)
  }

  let parts: [Part]
  open internal(set) weak var node: SKNode?
  /// Whether forces and contacts move the node; they never move edges.
  open var isDynamic: Bool {
    get { isMovable && !hasEdges }
    set { isMovable = newValue }
  }
  private var isMovable = true
  open var affectedByGravity = true
  open var allowsRotation = true
  open var pinned = false
  open var isResting = false
  open var usesPreciseCollisionDetection = false
  open var friction: CGFloat = 0.2
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var charge: CGFloat = 0
  /// The velocity in points per second.
  open var velocity = CGVector.zero
  /// The angular velocity in radians per second.
  open var angularVelocity: CGFloat = 0
  open var categoryBitMask = UInt32.max
  open var collisionBitMask = UInt32.max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask = UInt32.max
  open internal(set) var joints: [SKPhysicsJoint] = []
  /// The area in square metres.
  public let area: CGFloat
  open var density: CGFloat {
    get { area > 0 ? mass / area : 0 }
    set { mass = max(newValue, 0) * area }
  }
  open var mass: CGFloat
  var force = CGVector.zero
  var torque: CGFloat = 0

  private init(parts: [Part]) {
    self.parts = parts
    area = parts.reduce(0) { $0 + $1.area } / (pointsPerMetre * pointsPerMetre)
    mass = area
  }

  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init(parts: [.circle(center: center, radius: max(r, 0))])
  }
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let rect = s.centered.offsetBy(dx: center.x, dy: center.y).standardized
    self.init(parts: [.polygon(rect.corners)])
  }
  /// Creates a body of the convex hull of a path.
  public convenience init(polygonFrom path: CGPath) {
    self.init(parts: [.polygon(Path(path).points().flatMap(\.self).convexHull)])
  }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init(parts: [.edge(p1, p2)])
  }
  public convenience init(edgeChainFrom path: CGPath) {
    self.init(
      parts: Path(path).points().flatMap { zip($0, $0.dropFirst()).map { .edge($0, $1) } })
  }
  public convenience init(edgeLoopFrom path: CGPath) {
    self.init(
      parts: Path(path).points().flatMap { line in
        zip(line, line.dropFirst() + line.prefix(1)).filter { $0 != $1 }.map { .edge($0, $1) }
      })
  }
  public convenience init(edgeLoopFrom rect: CGRect) {
    let corners = rect.standardized.corners
    self.init(parts: zip(corners, corners.dropFirst() + corners.prefix(1)).map { .edge($0, $1) })
  }
  /// Creates a body of the rectangle of a picture.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  /// Creates a body of the rectangle of a picture.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    self.init(rectangleOf: size)
  }
  public convenience init(bodies: [SKPhysicsBody]) { self.init(parts: bodies.flatMap(\.parts)) }

  private var hasEdges: Bool {
    parts.contains { if case .edge = $0 { true } else { false } }
  }

  /// The fraction of an impulse that becomes velocity; 0 for a body that nothing moves.
  var inverseMass: CGFloat { isDynamic && !pinned && mass > 0 ? 1 / mass : 0 }

  /// The fraction of an angular impulse that becomes angular velocity.
  var inverseInertia: CGFloat {
    guard isDynamic, allowsRotation, mass > 0 else { return 0 }
    let spread = parts.reduce(0) { $0 + $1.squaredRadius } / CGFloat(max(parts.count, 1))
    return spread > 0 ? 1 / (mass * spread) : 0
  }

  open func applyForce(_ force: CGVector) {
    self.force.dx += force.dx
    self.force.dy += force.dy
  }
  @MainActor open func applyForce(_ force: CGVector, at point: CGPoint) {
    applyForce(force)
    torque += turning(force, at: point)
  }
  open func applyTorque(_ torque: CGFloat) { self.torque += torque }
  open func applyImpulse(_ impulse: CGVector) {
    velocity.dx += impulse.dx * inverseMass
    velocity.dy += impulse.dy * inverseMass
  }
  @MainActor open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
    applyImpulse(impulse)
    applyAngularImpulse(turning(impulse, at: point))
  }
  open func applyAngularImpulse(_ impulse: CGFloat) { angularVelocity += impulse * inverseInertia }

  /// The turning effect of a force at a point of the scene.
  @MainActor private func turning(_ force: CGVector, at point: CGPoint) -> CGFloat {
    let center = node.map { CGPoint.zero.applying($0.toRoot) } ?? .zero
    return (point.x - center.x) * force.dy - (point.y - center.y) * force.dx
  }

  /// Returns the bodies that touch this one.
  @MainActor open func allContactedBodies() -> [SKPhysicsBody] {
    node?.scene?.physicsWorld.bodies(touching: self) ?? []
  }
}

extension SKPhysicsBody.Part {
  /// The area in square points.
  fileprivate var area: CGFloat {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let points):
      abs(
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
          $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }) / 2
    case .edge: 0
    }
  }

  /// The mean square of the distance from the origin of the node, in square points.
  fileprivate var squaredRadius: CGFloat {
    switch self {
    case .circle(let center, let radius):
      radius * radius / 2 + center.x * center.x + center.y * center.y
    case .polygon(let points):
      // That of the corners, whose share is a third for a rectangle.
      points.reduce(0) { $0 + $1.x * $1.x + $1.y * $1.y } / CGFloat(max(points.count, 1)) / 3
    case .edge: 0
    }
  }
}

extension CGRect {
  /// The corners, counterclockwise.
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}

extension [CGPoint] {
  /// The smallest convex polygon around the points, counterclockwise: Andrew's monotone chain.
  fileprivate var convexHull: [CGPoint] {
    let sorted = sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func half(_ points: some Sequence<CGPoint>) -> [CGPoint] {
      points.reduce(into: []) { hull, point in
        while hull.count > 1, hull[hull.count - 2].turn(hull[hull.count - 1], point) <= 0 {
          hull.removeLast()
        }
        hull.append(point)
      }
    }
    guard count > 2 else { return self }
    return half(sorted).dropLast() + half(sorted.reversed()).dropLast()
  }
}

extension CGPoint {
  /// Twice the area to the left of the way from here over two points; negative to the right.
  fileprivate func turn(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    (first.x - x) * (second.y - y) - (first.y - y) * (second.x - x)
  }
}
