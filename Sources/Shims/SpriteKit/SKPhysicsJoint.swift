// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A connection of two bodies.
@MainActor @preconcurrency
open class SKPhysicsJoint: NSObject {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// The points that are connected, in the coordinates of the nodes.
  private let anchorA: CGPoint
  private let anchorB: CGPoint
  /// The force that keeps the bodies connected, which is not computed.
  open var reactionForce: CGVector { .zero }
  open var reactionTorque: CGFloat { 0 }

  fileprivate init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint
  ) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    func inner(_ point: CGPoint, _ body: SKPhysicsBody) -> CGPoint {
      body.node.map { point.applying($0.toRoot.inverted()) } ?? point
    }
    self.anchorA = inner(anchorA, bodyA)
    self.anchorB = inner(anchorB, bodyB)
  }

  func begin() {
    bodyA.joints.append(self)
    bodyB.joints.append(self)
  }

  func end() {
    bodyA.joints.removeAll { $0 === self }
    bodyB.joints.removeAll { $0 === self }
  }

  /// Moves the bodies after a step of time, in seconds.
  func apply(_ time: CGFloat) {}

  /// The vector from one anchor to the other, in the scene.
  fileprivate var gap: CGVector {
    let (from, to) = (place(anchorA, bodyA), place(anchorB, bodyB))
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
  }

  private func place(_ point: CGPoint, _ body: SKPhysicsBody) -> CGPoint {
    body.node.map { point.applying($0.toRoot) } ?? point
  }

  /// Moves the bodies so that the gap changes by a vector, and gives them the velocity of that
  /// move.
  fileprivate func close(by change: CGVector, _ time: CGFloat) {
    let (inverseA, inverseB) = (bodyA.inverseMass, bodyB.inverseMass)
    guard inverseA + inverseB > 0, time > 0 else { return }
    for (body, share) in [
      (bodyA, -inverseA / (inverseA + inverseB)), (bodyB, inverseB / (inverseA + inverseB)),
    ] {
      body.node?.moveInScene(change.dx * share, change.dy * share)
      body.velocity.dx += change.dx * share / time
      body.velocity.dy += change.dy * share / time
    }
  }
}

/// A common point, around which both bodies turn.
open class SKPhysicsJointPin: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var rotationSpeed: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointPin { SKPhysicsJointPin(bodyA, bodyB, anchor, anchor) }
  override func apply(_ time: CGFloat) {
    close(by: CGVector(dx: -gap.dx, dy: -gap.dy), time)
  }
}

/// A common point of bodies that turn together.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint
  ) -> SKPhysicsJointFixed { SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor) }
  override func apply(_ time: CGFloat) {
    let (inverseA, inverseB) = (bodyA.inverseInertia, bodyB.inverseInertia)
    if inverseA + inverseB > 0 {
      let common =
        (bodyA.angularVelocity * inverseB + bodyB.angularVelocity * inverseA)
        / (inverseA + inverseB)
      if inverseA > 0 { bodyA.angularVelocity = common }
      if inverseB > 0 { bodyB.angularVelocity = common }
    }
    close(by: CGVector(dx: -gap.dx, dy: -gap.dy), time)
  }
}

/// A rope of a greatest length.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  open var maxLength: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit {
    let joint = SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
    joint.maxLength = anchorA.distance(to: anchorB)
    return joint
  }
  override func apply(_ time: CGFloat) {
    let (gap, length) = (gap, gap.dot(gap).squareRoot())
    guard length > max(maxLength, 0), length > 0 else { return }
    let share = max(maxLength, 0) / length - 1
    close(by: CGVector(dx: gap.dx * share, dy: gap.dy * share), time)
  }
}

/// A spring of the length that it has at the start.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  open var frequency: CGFloat = 0
  open var damping: CGFloat = 0
  private var length: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring {
    let joint = SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
    joint.length = anchorA.distance(to: anchorB)
    return joint
  }
  override func apply(_ time: CGFloat) {
    let (gap, current) = (gap, gap.dot(gap).squareRoot())
    guard current > 0 else { return }
    // Without a frequency the spring is a rod.
    let pull = frequency > 0 ? min(2 * .pi * frequency * time, 1) : 1
    let share = (length / current - 1) * (frequency > 0 ? pull * pull : 1)
    close(by: CGVector(dx: gap.dx * share, dy: gap.dy * share), time)
  }
}
