// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import UIKit

@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// Two bodies that touch each other.
open class SKPhysicsContact: NSObject, @unchecked Sendable {
  public let bodyA: SKPhysicsBody
  public let bodyB: SKPhysicsBody
  /// A point of the common area, in the coordinates of the scene.
  public let contactPoint: CGPoint
  /// The direction from the first body to the second one.
  public let contactNormal: CGVector
  public let collisionImpulse: CGFloat

  init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ overlap: BodyOutline.Overlap, impulse: CGFloat
  ) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    (contactPoint, contactNormal) = (overlap.point, overlap.normal)
    collisionImpulse = impulse
  }
}

/// The simulation of the bodies of a scene.
///
/// It is a simulation of its own with impulses: bodies fall, bounce, slide and rest as on Apple's
/// systems, but not in exactly the same places.
@MainActor @preconcurrency
open class SKPhysicsWorld: NSObject {
  /// The gravity in metres per second and second.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  weak var scene: SKScene?
  private var joints: [SKPhysicsJoint] = []
  private var contacts: [ContactKey: SKPhysicsContact] = [:]
  /// The time that has passed, in seconds.
  private(set) var past = 0.0

  fileprivate struct ContactKey: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  nonisolated override init() { super.init() }

  /// A body with its outline in the scene.
  fileprivate struct Placed {
    let body: SKPhysicsBody
    let node: SKNode
    let outlines: [BodyOutline]
    let bounds: CGRect
  }

  private var placed: [Placed] {
    guard let scene else { return [] }
    var found: [Placed] = []
    func add(_ node: SKNode, _ transform: CGAffineTransform) {
      if let body = node.physicsBody {
        let outlines = body.parts.map { BodyOutline($0, transform) }
        let bounds = outlines.map(\.bounds).reduce(CGRect.null) { $0.union($1) }
        found.append(Placed(body: body, node: node, outlines: outlines, bounds: bounds))
      }
      for child in node.children { add(child, child.toParent.concatenating(transform)) }
    }
    add(scene, .identity)
    return found
  }

  /// Lets time pass, in seconds, in steps of at most a 120th of a second.
  func advance(by time: Double) {
    let time = time * max(Double(speed), 0)
    guard time > 0, time.isFinite else { return }
    let count = Int((min(time, 1) * 120).rounded(.up))
    for _ in 0..<count { step(CGFloat(min(time, 1)) / CGFloat(count)) }
    for body in placed.map(\.body) { (body.force, body.torque) = (.zero, 0) }
  }

  private func step(_ time: CGFloat) {
    let fields = scene.map(SKFieldNode.all(below:)) ?? []
    for placed in placed { move(placed.body, placed.node, time, fields) }
    past += Double(time)
    for joint in joints { joint.apply(time) }
    collide()
  }

  private func move(
    _ body: SKPhysicsBody, _ node: SKNode, _ time: CGFloat, _ fields: [SKFieldNode]
  ) {
    guard body.isDynamic else { return }
    let inverse = body.inverseMass
    let pull: CGFloat = body.affectedByGravity && inverse > 0 ? pointsPerMetre : 0
    body.velocity.dx += (gravity.dx * pull + body.force.dx * inverse) * time
    body.velocity.dy += (gravity.dy * pull + body.force.dy * inverse) * time
    if !fields.isEmpty, inverse > 0 {
      let push = change(
        by: fields, at: CGPoint.zero.applying(node.toRoot), body.velocity, mass: body.mass,
        charge: body.charge, body.fieldBitMask, time)
      body.velocity = CGVector(
        dx: body.velocity.dx + push.dx, dy: body.velocity.dy + push.dy)
    }
    body.angularVelocity += body.torque * body.inverseInertia * time
    let kept = 1 / (1 + max(body.linearDamping, 0) * time)
    body.velocity = CGVector(dx: body.velocity.dx * kept, dy: body.velocity.dy * kept)
    body.angularVelocity /= 1 + max(body.angularDamping, 0) * time
    if inverse > 0 { node.moveInScene(body.velocity.dx * time, body.velocity.dy * time) }
    if body.allowsRotation { node.zRotation += body.angularVelocity * time }
  }

  // MARK: Contacts

  private func collide() {
    let all = placed
    // Bodies in the order of their left edges, so that only neighbours are compared.
    let sorted = all.enumerated()
      .sorted { ($0.element.bounds.minX, $0.offset) < ($1.element.bounds.minX, $1.offset) }
      .map(\.element)
    var touching: [ContactKey: SKPhysicsContact] = [:]
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        guard second.bounds.minX <= first.bounds.maxX else { break }
        guard first.bounds.intersects(second.bounds), let contact = collide(first, second) else {
          continue
        }
        touching[
          ContactKey(
            first: ObjectIdentifier(first.body), second: ObjectIdentifier(second.body)
          )
          .sorted] = contact
      }
    }
    report(touching, order: all.map(\.body))
  }

  private func collide(_ first: Placed, _ second: Placed) -> SKPhysicsContact? {
    let (a, b) = (first.body, second.body)
    let (movesA, movesB) = (
      a.isDynamic && a.collisionBitMask & b.categoryBitMask != 0,
      b.isDynamic && b.collisionBitMask & a.categoryBitMask != 0
    )
    let isTested =
      a.contactTestBitMask & b.categoryBitMask != 0
      || b.contactTestBitMask & a.categoryBitMask != 0
    guard a.isDynamic || b.isDynamic, movesA || movesB || isTested else { return nil }
    let overlaps = first.outlines.flatMap { outline in
      second.outlines.compactMap { outline.overlap(with: $0) }
    }
    guard let deepest = overlaps.max(by: { $0.depth < $1.depth }) else { return nil }
    var impulse: CGFloat = 0
    for overlap in overlaps {
      impulse += respond(
        first, second, overlap, inverseA: movesA ? a.inverseMass : 0,
        inverseB: movesB ? b.inverseMass : 0)
    }
    return SKPhysicsContact(a, b, deepest, impulse: impulse)
  }

  /// Moves two bodies apart, and lets them bounce; returns the impulse.
  private func respond(
    _ first: Placed, _ second: Placed, _ overlap: BodyOutline.Overlap, inverseA: CGFloat,
    inverseB: CGFloat
  ) -> CGFloat {
    let (a, b, normal) = (first.body, second.body, overlap.normal)
    let inverse = inverseA + inverseB
    guard inverse > 0 else { return 0 }
    // A little depth stays, so that resting bodies keep touching.
    let correction = max(overlap.depth - 0.1, 0) * 0.6 / inverse
    first.node.moveInScene(
      -normal.dx * correction * inverseA, -normal.dy * correction * inverseA)
    second.node.moveInScene(
      normal.dx * correction * inverseB, normal.dy * correction * inverseB)
    let (armA, armB) = (first.node.arm(to: overlap.point), second.node.arm(to: overlap.point))
    let (turnA, turnB) = (
      inverseA > 0 ? a.inverseInertia : 0, inverseB > 0 ? b.inverseInertia : 0
    )
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)

    func speed(_ direction: CGVector) -> CGFloat {
      b.velocity(armB).dot(direction) - a.velocity(armA).dot(direction)
    }
    func apply(_ impulse: CGFloat, _ direction: CGVector) {
      let push = CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse)
      a.velocity.dx -= push.dx * inverseA
      a.velocity.dy -= push.dy * inverseA
      a.angularVelocity -= armA.cross(push) * turnA
      b.velocity.dx += push.dx * inverseB
      b.velocity.dy += push.dy * inverseB
      b.angularVelocity += armB.cross(push) * turnB
    }
    func resistance(_ direction: CGVector) -> CGFloat {
      let (crossA, crossB) = (armA.cross(direction), armB.cross(direction))
      return inverse + crossA * crossA * turnA + crossB * crossB * turnB
    }

    let approach = speed(normal)
    guard approach < 0 else { return 0 }
    // Slow bodies come to rest: below the speed that gravity gives in a few steps.
    let bounce = approach < -40 ? max(a.restitution, b.restitution) : 0
    let impulse = -(1 + bounce) * approach / resistance(normal)
    apply(impulse, normal)
    let limit = (max(a.friction, 0) * max(b.friction, 0)).squareRoot() * impulse
    let slide = -speed(tangent) / resistance(tangent)
    apply(min(max(slide, -limit), limit), tangent)
    return impulse
  }

  /// Tells the delegate which contacts have begun and ended, in the order of the bodies.
  private func report(
    _ touching: [ContactKey: SKPhysicsContact], order bodies: [SKPhysicsBody]
  ) {
    let former = contacts
    contacts = touching
    let begun = touching.filter { former[$0.key] == nil }.values.filter(\.isTested)
    let ended = former.filter { touching[$0.key] == nil }.values.filter(\.isTested)
    guard !begun.isEmpty || !ended.isEmpty else { return }
    let places = Dictionary(
      zip(bodies.map(ObjectIdentifier.init), 0...), uniquingKeysWith: { first, _ in first })
    func sorted(_ contacts: [SKPhysicsContact]) -> [SKPhysicsContact] {
      contacts.sorted { $0.places(in: places) < $1.places(in: places) }
    }
    for contact in sorted(begun) { contactDelegate?.didBegin(contact) }
    for contact in sorted(ended) { contactDelegate?.didEnd(contact) }
  }

  func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
    placed.map(\.body).filter { other in
      contacts.values.contains {
        $0.bodyA === body && $0.bodyB === other || $0.bodyB === body && $0.bodyA === other
      }
    }
  }

  // MARK: Search

  open func body(at point: CGPoint) -> SKPhysicsBody? {
    placed.first { $0.outlines.contains { $0.contains(point) } }?.body
  }

  open func body(in rect: CGRect) -> SKPhysicsBody? {
    placed.first { $0.bounds.intersects(rect) }?.body
  }

  open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
    let ray = BodyOutline(.edge(start, end), .identity)
    return placed.filter { $0.outlines.contains { $0.overlap(with: ray) != nil } }
      .min { $0.distance(to: start) < $1.distance(to: start) }?.body
  }

  open func enumerateBodies(
    at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(block) { $0.outlines.contains { $0.contains(point) } } }

  open func enumerateBodies(
    in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerate(block) { $0.bounds.intersects(rect) } }

  private func enumerate(
    _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void,
    where isFound: (Placed) -> Bool
  ) {
    var isStopped = ObjCBool(false)
    for placed in placed.filter(isFound) where !isStopped.boolValue {
      block(placed.body, &isStopped)
    }
  }

  // MARK: Joints

  open func add(_ joint: SKPhysicsJoint) {
    joints.append(joint)
    joint.begin()
  }

  open func remove(_ joint: SKPhysicsJoint) {
    joints.removeAll { $0 === joint }
    joint.end()
  }

  open func removeAllJoints() { joints.forEach(remove) }
}

extension SKPhysicsWorld.Placed {
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    CGPoint(x: bounds.midX, y: bounds.midY).distance(to: point)
  }
}

extension SKPhysicsWorld.ContactKey {
  fileprivate var sorted: Self { first < second ? self : Self(first: second, second: first) }
}

extension SKPhysicsContact {
  fileprivate var isTested: Bool {
    bodyA.contactTestBitMask & bodyB.categoryBitMask != 0
      || bodyB.contactTestBitMask & bodyA.categoryBitMask != 0
  }

  fileprivate func places(in places: [ObjectIdentifier: Int]) -> (Int, Int) {
    let (a, b) = (
      places[ObjectIdentifier(bodyA)] ?? .max, places[ObjectIdentifier(bodyB)] ?? .max
    )
    return (min(a, b), max(a, b))
  }
}

extension SKPhysicsBody {
  /// The velocity of a point, from the middle of the node.
  fileprivate func velocity(_ arm: CGVector) -> CGVector {
    CGVector(
      dx: velocity.dx - angularVelocity * arm.dy, dy: velocity.dy + angularVelocity * arm.dx)
  }
}

extension CGVector {
  fileprivate func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension SKNode {
  /// Moves the node by a vector of the scene.
  func moveInScene(_ dx: CGFloat, _ dy: CGFloat) {
    guard let parent, !(parent is SKScene) else {
      position = CGPoint(x: position.x + dx, y: position.y + dy)
      return
    }
    let place = position.applying(parent.toRoot)
    position = CGPoint(x: place.x + dx, y: place.y + dy).applying(parent.toRoot.inverted())
  }

  /// The vector from the node to a point of the scene.
  fileprivate func arm(to point: CGPoint) -> CGVector {
    let place = CGPoint.zero.applying(toRoot)
    return CGVector(dx: point.x - place.x, dy: point.y - place.y)
  }
}
