import Testing

@testable import SpriteKit

@MainActor struct SKFieldNodeTests {
  private let scene = SKScene(size: CGSize(width: 200, height: 400))

  private func ball(at point: CGPoint) -> SKNode {
    let node = SKNode()
    node.position = point
    let body = SKPhysicsBody(circleOfRadius: 10)
    body.affectedByGravity = false
    body.linearDamping = 0
    node.physicsBody = body
    scene.addChild(node)
    return node
  }

  private func add(_ field: SKFieldNode, at point: CGPoint = .zero) -> SKFieldNode {
    field.position = point
    scene.addChild(field)
    return field
  }

  private func pass(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { scene.physicsWorld.advance(by: 1 / 60) }
  }

  @Test func aLinearFieldIsGravity() throws {
    _ = add(.linearGravityField(withVector: vector_float3(0, -9.8, 0)))
    let node = ball(at: CGPoint(x: 100, y: 1_000))
    pass(1)
    #expect(abs(1_000 - node.position.y - 735) < 10 && node.position.x == 100)
    #expect(scene.physicsWorld.sampleFields(at: vector_float3(5, 5, 0)).y == -9.8)
  }

  @Test func aRadialFieldAttractsInsideItsRegion() {
    let field = add(.radialGravityField(), at: CGPoint(x: 100, y: 100))
    field.region = SKRegion(radius: 50)
    let (near, far) = (ball(at: CGPoint(x: 130, y: 100)), ball(at: CGPoint(x: 100, y: 160)))
    pass(0.2)
    #expect(near.position.x < 129 && near.position.y == 100)
    #expect(far.position == CGPoint(x: 100, y: 160))
  }

  @Test func onlyAnExclusiveFieldActs() {
    _ = add(.linearGravityField(withVector: vector_float3(1, 0, 0)))
    let field = add(.linearGravityField(withVector: vector_float3(0, 1, 0)))
    field.isExclusive = true
    let node = ball(at: .zero)
    pass(0.5)
    #expect(node.position.x == 0 && node.position.y > 1)
    field.isEnabled = false
    pass(0.5)
    #expect(node.position.x > 1)
  }

  @Test func bodiesChooseTheirFields() {
    let field = add(.springField())
    field.categoryBitMask = 2
    let (chosen, other) = (ball(at: CGPoint(x: 50, y: 0)), ball(at: CGPoint(x: 0, y: 80)))
    other.physicsBody?.fieldBitMask = 1
    pass(0.2)
    #expect(chosen.position.x < 50 && other.position.y == 80)
  }

  @Test func aCustomFieldComputesTheForce() {
    _ = add(.customField { place, _, mass, _, _ in vector_float3(0, mass * place.x, 0) })
    let node = ball(at: CGPoint(x: 60, y: 0))
    pass(1)
    #expect(abs(node.position.y - 30) < 1)
  }

  @Test func regionsAreCombined() {
    let (circle, square) = (SKRegion(radius: 10), SKRegion(size: CGSize(width: 20, height: 20)))
    let corner = CGPoint(x: 9, y: 9)
    #expect(!circle.contains(corner) && square.contains(corner))
    #expect(circle.byUnion(with: square).contains(corner))
    #expect(square.byDifference(from: circle).contains(corner))
    #expect(!square.byIntersection(with: circle).contains(corner))
    #expect(circle.inverse().contains(corner) && SKRegion.infinite().contains(corner))
  }

  @Test func programsKeepTheirValues() {
    let shader = SKShader(source: "", uniforms: [SKUniform(name: "a", float: 1)])
    shader.addUniform(SKUniform(name: "b", vectorFloat2: vector_float2(1, 2)))
    shader.attributes = [SKAttribute(name: "c", type: .float)]
    let node = SKNode()
    node.setValue(SKAttributeValue(float: 3), forAttribute: "c")
    #expect(shader.uniformNamed("b")?.vectorFloat2Value.y == 2)
    #expect(node.value(forAttributeNamed: "c")?.floatValue == 3)
  }
}
