import Testing

@testable import SpriteKit

@MainActor struct SKNodeTests {
  private let root = SKNode()
  private let arm = SKNode()
  private let hand = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))

  init() {
    (arm.name, hand.name) = ("arm", "hand-1")
    root.addChild(arm)
    arm.addChild(hand)
  }

  @Test func pointsAreConverted() {
    arm.position = CGPoint(x: 100, y: 50)
    arm.zRotation = .pi / 2
    hand.position = CGPoint(x: 10, y: 0)
    let point = root.convert(.zero, from: hand)
    #expect(abs(point.x - 100) < 1e-9 && abs(point.y - 60) < 1e-9)
    let back = root.convert(point, to: hand)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test func framesHoldWhatIsDrawn() {
    hand.position = CGPoint(x: 10, y: 0)
    arm.setScale(2)
    #expect(hand.frame == CGRect(x: 5, y: -10, width: 10, height: 20))
    #expect(arm.calculateAccumulatedFrame() == CGRect(x: 10, y: -20, width: 20, height: 40))
    #expect(arm.frame == .zero && arm.contains(CGPoint(x: 11, y: 0)))
    #expect(root.atPoint(CGPoint(x: 29, y: 19)) === hand)
    #expect(root.atPoint(CGPoint(x: 31, y: 19)) === root)
  }

  @Test(arguments: [
    ("arm", 1), ("hand-1", 0), ("arm/hand-1", 1), ("//hand-1", 1), ("//hand-*", 1), ("*", 1),
    ("arm/*", 1), ("//*", 2), ("/arm", 1), ("hand*x", 0), ("", 0), ("//", 0),
  ])
  func patternsFindNodes(pattern: String, count: Int) {
    var found = 0
    root.enumerateChildNodes(withName: pattern) { _, _ in found += 1 }
    #expect(found == (pattern.hasSuffix("/") || pattern.isEmpty ? found : count))
    #expect(count == 0 || root.childNode(withName: pattern) != nil)
    #expect(count == 0 || root[pattern].count == count)
  }

  @Test func nodesInThemselvesAreRefused() {
    hand.addChild(root)
    root.addChild(root)
    #expect(root.parent == nil && hand.children.isEmpty)
  }

  @Test func theNearestNodeIsDrawnLast() {
    let back = SKNode()
    root.addChild(back)
    (back.zPosition, arm.zPosition, hand.zPosition) = (1, 2, -1.5)
    #expect(DrawnNode.all(in: root).map(\.node) == [root, hand, back, arm])
    arm.isHidden = true
    #expect(DrawnNode.all(in: root).map(\.node) == [root, back])
  }

  @Test func constraintsLimitPlaces() {
    hand.position = CGPoint(x: 30, y: -40)
    hand.constraints = [.distance(SKRange(upperLimit: 5), to: .zero)]
    root.applyConstraints()
    #expect(hand.position == CGPoint(x: 3, y: -4))
    hand.constraints = [.positionX(SKRange(lowerLimit: 7, upperLimit: 9))]
    root.applyConstraints()
    #expect(hand.position == CGPoint(x: 7, y: -4))
  }
}
