import SpriteKit
import Testing

private final class Board: SKScene {
  private(set) var events: [String] = []
  private let square = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))

  override func sceneDidLoad() {
    events.append("loaded")
    addChild(square)
  }

  override func didMove(to view: SKView) {
    events.append("moved")
    square.position.x = frame.midX
  }

  var squareFrame: CGRect { square.frame }
}

@MainActor struct SKSceneTests {
  @Test func aSceneKeepsItsNodes() {
    let scene = Board(size: CGSize(width: 100, height: 50))
    #expect(scene.events == ["loaded"])
    #expect(scene.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = SKView(frame: .zero)
    view.presentScene(scene)
    #expect(scene.events == ["loaded", "moved"])
    #expect(scene.view === view)
    #expect(scene.squareFrame == CGRect(x: 40, y: -5, width: 20, height: 10))
    view.presentScene(nil)
    #expect(scene.view == nil)
  }

  @Test func aNodeHasOneParent() {
    let (first, second) = (SKNode(), SKNode())
    let label = SKLabelNode(fontNamed: "Menlo")
    label.text = "a"
    first.addChild(label)
    second.addChild(label)
    #expect(first.children.isEmpty)
    #expect(second.children == [label] && label.parent === second)
    label.removeFromParent()
    #expect(second.children.isEmpty && label.parent == nil)
  }

  @Test func anEmitterNeedsNoFile() throws {
    let rain = try #require(SKEmitterNode(fileNamed: "Rain.sks"))
    rain.particlePositionRange.dx = 30
    #expect(rain.particlePositionRange.dx == 30)
  }

  @Test func aTextureHasTheSizeOfItsPicture() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }
    #expect(SKTexture(image: picture).size() == CGSize(width: 4, height: 3))
  }
}
