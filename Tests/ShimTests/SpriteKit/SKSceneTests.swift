import Testing

@testable import SpriteKit

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

  @Test(arguments: [
    (SKSceneScaleMode.fill, CGPoint(x: 150, y: 0)), (.aspectFit, CGPoint(x: 150, y: 12.5)),
    (.aspectFill, CGPoint(x: 175, y: 0)), (.resizeFill, CGPoint(x: 125, y: 25)),
  ])
  func scenesAreScaledIntoTheirViews(mode: SKSceneScaleMode, corner: CGPoint) {
    let scene = SKScene(size: CGSize(width: 100, height: 50))
    scene.scaleMode = mode
    let view = CGSize(width: 150, height: 100)
    #expect(CGPoint(x: 100, y: 50).applying(scene.toView(of: view)) == corner)
  }

  @Test func theCameraIsInTheMiddle() {
    let scene = SKScene(size: CGSize(width: 100, height: 50))
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 500, y: 300)
    scene.addChild(camera)
    scene.camera = camera
    let middle = camera.position.applying(scene.toView(of: CGSize(width: 100, height: 50)))
    #expect(middle == CGPoint(x: 50, y: 25))
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
