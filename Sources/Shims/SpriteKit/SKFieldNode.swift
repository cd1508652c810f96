// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import SwiftUI
import UIKit
import simd

/// The force on a body: from its place, its velocity, its mass, its charge and the time of a step.
public typealias SKFieldForceEvaluator = (
  vector_float3, vector_float3, Float, Float, TimeInterval
) -> vector_float3

/// A force on the bodies around a place.
///
/// The forces have the directions of Apple's; their strengths are choices.
open class SKFieldNode: SKNode {
  private enum Kind {
    case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
    case custom(SKFieldForceEvaluator)
  }

  private var kind = Kind.radial
  /// The area of its coordinates in which the field acts; nil is everywhere.
  open var region: SKRegion?
  open var strength: Float = 1
  /// The power of the distance in metres by which the force becomes weaker.
  open var falloff: Float = 0
  open var minimumRadius: Float = 1
  open var isEnabled = true
  /// Whether no other field acts in the area.
  open var isExclusive = false
  open var direction = vector_float3(0, 0, 0)
  open var smoothness: Float = 0
  open var animationSpeed: Float = 0
  /// The picture of velocities, which is not read.
  open var texture: SKTexture?
  open var categoryBitMask = UInt32.max

  private class func made(
    _ kind: Kind, _ change: (SKFieldNode) -> Void = { _ in }
  ) -> SKFieldNode {
    let node = SKFieldNode()
    node.kind = kind
    change(node)
    return node
  }
  open class func dragField() -> SKFieldNode { made(.drag) }
  open class func vortexField() -> SKFieldNode { made(.vortex) }
  open class func radialGravityField() -> SKFieldNode { made(.radial) }
  open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    made(.linear) { $0.direction = direction }
  }
  open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    made(.velocity) { $0.direction = direction }
  }
  open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
    made(.velocity) { $0.texture = velocityTexture }
  }
  open class func noiseField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    made(.noise) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
  }
  open class func turbulenceField(
    withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat
  ) -> SKFieldNode {
    made(.turbulence) { ($0.smoothness, $0.animationSpeed) = (Float(smoothness), Float(speed)) }
  }
  open class func springField() -> SKFieldNode { made(.spring) }
  open class func electricField() -> SKFieldNode { made(.electric) }
  open class func magneticField() -> SKFieldNode { made(.magnetic) }
  open class func customField(
    evaluationBlock block: @escaping SKFieldForceEvaluator
  ) -> SKFieldNode { made(.custom(block)) }

  /// Whether the field acts on a category of bodies at a point of the scene.
  func acts(on mask: UInt32, at point: CGPoint) -> Bool {
    isEnabled && categoryBitMask & mask != 0
      && region?.contains(point.applying(toRoot.inverted())) ?? true
  }

  /// The enabled fields below a node.
  static func all(below node: SKNode) -> [SKFieldNode] {
    node.children.flatMap { child in
      [child as? SKFieldNode].compactMap(\.self) + all(below: child)
    }
    .filter(\.isEnabled)
  }

  /// Returns the change of the velocity of a body at a point of the scene in a step of time, in
  /// seconds, after other steps.
  func change(
    at point: CGPoint, _ velocity: CGVector, mass: CGFloat, charge: CGFloat, _ time: CGFloat,
    after past: Double
  ) -> CGVector {
    let transform = toRoot
    let center = CGPoint.zero.applying(transform)
    let away = CGVector(dx: point.x - center.x, dy: point.y - center.y)
    let distance = max(away.dot(away).squareRoot(), CGFloat(max(minimumRadius, 0)), 1e-6)
    let metres = distance / pointsPerMetre
    // Without a falloff, the strength is the same everywhere.
    let size =
      CGFloat(strength) * (falloff == 0 ? 1 : deterministicPower(metres, -Double(falloff)))
    let outward = CGVector(dx: away.dx / distance, dy: away.dy / distance)
    let pull = size * pointsPerMetre * time
    switch kind {
    case .radial: return outward * -pull
    case .electric: return outward * (mass > 0 ? pull * charge / mass : 0)
    case .spring: return away * (mass > 0 ? -size * time / mass : 0)
    case .vortex: return CGVector(dx: outward.dy, dy: -outward.dx) * -pull
    case .linear: return turned(direction, transform) * pull
    case .drag: return velocity * -min(size * time, 1)
    case .velocity:
      guard texture == nil else { return .zero }
      let goal = turned(direction, transform) * (size * pointsPerMetre)
      return CGVector(dx: goal.dx - velocity.dx, dy: goal.dy - velocity.dy)
    case .magnetic:
      let turn = mass > 0 ? size * charge / mass * time : 0
      return CGVector(dx: velocity.dy, dy: -velocity.dx) * turn
    case .noise: return flow(at: away, past) * pull
    case .turbulence:
      let speed = velocity.dot(velocity).squareRoot()
      return flow(at: away, past) * (size * speed * time)
    case .custom(let evaluate):
      let local = point.applying(transform.inverted())
      let force = evaluate(
        vector_float3(Float(local.x), Float(local.y), 0),
        vector_float3(Float(velocity.dx), Float(velocity.dy), 0), Float(mass), Float(charge),
        TimeInterval(time))
      return turned(force, transform) * (mass > 0 ? CGFloat(strength) * time / mass : 0)
    }
  }

  /// A direction that changes with the place and, if the field is animated, with the time.
  private func flow(at place: CGVector, _ past: Double) -> CGVector {
    let scale = 0.05 * (1 - 0.9 * Double(min(max(smoothness, 0), 1)))
    let wave = deterministicSineCosine(place.dy * scale + past * Double(animationSpeed)).sine
    let angle = 6 * deterministicSineCosine(place.dx * scale + 1.7 * wave).cosine
    let (sine, cosine) = deterministicSineCosine(angle)
    return CGVector(dx: cosine, dy: sine)
  }

  /// A vector of the node in the coordinates of the scene.
  private func turned(_ vector: vector_float3, _ transform: CGAffineTransform) -> CGVector {
    let (x, y) = (CGFloat(vector.x), CGFloat(vector.y))
    return CGVector(dx: transform.a * x + transform.c * y, dy: transform.b * x + transform.d * y)
  }
}

extension SKPhysicsWorld {
  /// The change of the velocity of a mass of 1 in a second at a point, in metres per second.
  public func sampleFields(at position: vector_float3) -> vector_float3 {
    guard let scene else { return vector_float3(0, 0, 0) }
    let point = CGPoint(x: CGFloat(position.x), y: CGFloat(position.y))
    let sample = change(
      by: SKFieldNode.all(below: scene), at: point, .zero, mass: 1, charge: 1, .max, 1)
    return vector_float3(
      Float(sample.dx / pointsPerMetre), Float(sample.dy / pointsPerMetre), 0)
  }

  /// Returns the change of the velocity of a body by all fields, or by the first exclusive one.
  func change(
    by fields: [SKFieldNode], at point: CGPoint, _ velocity: CGVector, mass: CGFloat,
    charge: CGFloat, _ mask: UInt32, _ time: CGFloat
  ) -> CGVector {
    let acting = fields.filter { $0.acts(on: mask, at: point) }
    let used = acting.first(where: \.isExclusive).map { [$0] } ?? acting
    return used.reduce(CGVector.zero) {
      let change = $1.change(
        at: point, velocity, mass: mass, charge: charge, time, after: past)
      return CGVector(dx: $0.dx + change.dx, dy: $0.dy + change.dy)
    }
  }
}

extension CGVector {
  fileprivate static func * (vector: Self, factor: CGFloat) -> Self {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
