import Testing

@testable import SpriteKit

@MainActor private final class Contacts: NSObject, SKPhysicsContactDelegate {
  var events: [String] = []
  func didBegin(_ contact: SKPhysicsContact) { events.append("began") }
  func didEnd(_ contact: SKPhysicsContact) { events.append("ended") }
}

@MainActor struct SKPhysicsWorldTests {
  private let scene = SKScene(size: CGSize(width: 200, height: 400))

  private func box(at point: CGPoint, _ size: CGFloat = 20) -> SKSpriteNode {
    let node = SKSpriteNode(color: .red, size: CGSize(width: size, height: size))
    node.position = point
    node.physicsBody = SKPhysicsBody(rectangleOf: node.size)
    scene.addChild(node)
    return node
  }

  private func addFloor() {
    let floor = SKNode()
    floor.physicsBody = SKPhysicsBody(
      edgeFrom: CGPoint(x: -500, y: 0), to: CGPoint(x: 500, y: 0))
    scene.addChild(floor)
  }

  private func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { scene.physicsWorld.advance(by: 1 / 60) }
  }

  @Test func massesHaveTheUnitsOfSpriteKit() throws {
    let body = SKPhysicsBody(circleOfRadius: 50)
    #expect(abs(body.mass - 0.349) < 0.001 && body.density == 1)
    body.applyImpulse(CGVector(dx: 0, dy: body.mass * 30))
    #expect(abs(body.velocity.dy - 30) < 1e-9)
    #expect(SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 9, height: 9)).mass == 0)
  }

  /// 9.8 metres of 150 points per second and second.
  @Test func bodiesFall() {
    let node = box(at: CGPoint(x: 100, y: 1_000))
    node.physicsBody?.linearDamping = 0
    pass(1)
    #expect(abs(1_000 - node.position.y - 735) < 10)
  }

  @Test func boxesRestOnEachOther() {
    addFloor()
    let (low, high) = (box(at: CGPoint(x: 0, y: 40)), box(at: CGPoint(x: 0, y: 90)))
    pass(4)
    #expect(abs(low.position.y - 10) < 1 && abs(high.position.y - 30) < 1.5)
    #expect(abs(low.position.x) < 1 && abs(high.zRotation) < 0.1)
    #expect(high.physicsBody?.allContactedBodies() == [low.physicsBody!])
  }

  @Test func ballsBounceAsTheirRestitutionSays() {
    addFloor()
    func height(_ restitution: CGFloat) -> CGFloat {
      let ball = SKNode()
      ball.position = CGPoint(x: 0, y: 200)
      let body = SKPhysicsBody(circleOfRadius: 10)
      (body.restitution, body.linearDamping) = (restitution, 0)
      ball.physicsBody = body
      scene.addChild(ball)
      var (highest, hasBounced) = (CGFloat.zero, false)
      for _ in 0..<120 {
        scene.physicsWorld.advance(by: 1 / 60)
        hasBounced = hasBounced || body.velocity.dy > 0
        if hasBounced { highest = max(highest, ball.position.y) }
      }
      ball.removeFromParent()
      return highest
    }
    #expect(height(0.2) < 30 && abs(height(0.8) - 130) < 20)
  }

  @Test func contactsBeginAndEnd() {
    let contacts = Contacts()
    scene.physicsWorld.contactDelegate = contacts
    scene.physicsWorld.gravity = .zero
    let (first, second) = (box(at: .zero), box(at: CGPoint(x: 50, y: 0)))
    first.physicsBody?.categoryBitMask = 1
    second.physicsBody?.categoryBitMask = 2
    first.physicsBody?.contactTestBitMask = 2
    first.physicsBody?.collisionBitMask = 0
    second.physicsBody?.collisionBitMask = 0
    first.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
    pass(0.5)
    #expect(contacts.events == ["began"] && second.position.x == 50)
    pass(0.5)
    #expect(contacts.events == ["began", "ended"])
  }

  @Test func aRopeHolds() {
    let (hook, load) = (SKNode(), box(at: CGPoint(x: 0, y: -50)))
    hook.physicsBody = SKPhysicsBody(circleOfRadius: 1)
    hook.physicsBody?.isDynamic = false
    scene.addChild(hook)
    scene.physicsWorld.add(
      SKPhysicsJointLimit.joint(
        withBodyA: hook.physicsBody!, bodyB: load.physicsBody!, anchorA: .zero,
        anchorB: load.position))
    pass(2)
    #expect(abs(load.position.y + 50) < 2)
  }

  @Test func bodiesAreFound() {
    let node = box(at: CGPoint(x: 50, y: 50))
    #expect(scene.physicsWorld.body(at: CGPoint(x: 59, y: 59)) === node.physicsBody)
    #expect(scene.physicsWorld.body(at: CGPoint(x: 61, y: 59)) == nil)
    #expect(
      scene.physicsWorld.body(alongRayStart: .zero, end: CGPoint(x: 100, y: 100))
        === node.physicsBody)
  }

  @Test func unusualNumbersMoveNothingAway() {
    addFloor()
    let node = box(at: CGPoint(x: 0, y: 10), 0)
    node.physicsBody?.mass = 0
    for time in [Double.nan, .infinity, -1, 1e300] { scene.physicsWorld.advance(by: time) }
    #expect(node.position.y == 10)
    _ = SKPhysicsBody(circleOfRadius: -1)
    _ = SKPhysicsBody(polygonFrom: CGMutablePath())
  }
}
