import Render
import SpriteKit
import SwiftUI
import Testing

@MainActor struct SpriteViewTests {
  private func picture(_ scene: SKScene, _ options: SpriteView.Options) throws -> Pixmap {
    let size = CGSize(width: 60, height: 60)
    let host = try ViewHost(size: size) {
      ZStack {
        Color.red
        SpriteView(scene: scene, options: options)
      }
    }
    return try host.render()
  }

  private final class Blue: SKScene {
    var touched: [CGPoint] = []
    var times: [Double] = []

    override func didMove(to view: SKView) {
      backgroundColor = .green
      let square = SKSpriteNode(color: .blue, size: CGSize(width: 10, height: 10))
      square.position = CGPoint(x: 5, y: 5)
      square.run(.moveBy(x: 40, y: 0, duration: 1))
      addChild(square)
    }
    override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      touched += touches.map { $0.location(in: self) }
    }
  }

  private func blueAt(_ x: Int, _ y: Int, _ picture: Pixmap) -> Bool {
    let place = (y * picture.width + x) * 4
    return picture.bytes[place + 2] > 200 && picture.bytes[place + 1] < 50
  }

  @Test func nodesAreDrawnAndMove() throws {
    let scene = Blue(size: CGSize(width: 60, height: 60))
    let host = try ViewHost(size: CGSize(width: 60, height: 60)) { SpriteView(scene: scene) }
    let start = try host.render()
    #expect(blueAt(5, 55, start) && !blueAt(45, 55, start) && !blueAt(5, 5, start))
    host.advance(to: 1.1)
    let end = try host.render()
    #expect(!blueAt(5, 55, end) && blueAt(45, 55, end))
    #expect(scene.times.count > 50)
  }

  @Test func particlesChangeTheirColour() throws {
    final class Rain: SKScene {
      override func didMove(to view: SKView) {
        backgroundColor = .white
        let emitter = SKEmitterNode()
        emitter.position = CGPoint(x: 30, y: 30)
        emitter.particleColor = .red
        (emitter.particleColorRedSpeed, emitter.particleColorBlueSpeed) = (-1, 1)
        emitter.particleSize = CGSize(width: 40, height: 40)
        (emitter.particleBirthRate, emitter.particleLifetime) = (20, 10)
        emitter.numParticlesToEmit = 1
        addChild(emitter)
      }
    }
    let scene = Rain(size: CGSize(width: 60, height: 60))
    let host = try ViewHost(size: CGSize(width: 60, height: 60)) { SpriteView(scene: scene) }
    host.advance(to: 0.2)
    #expect(try !blueAt(30, 30, host.render()))
    host.advance(to: 2)
    #expect(try blueAt(30, 30, host.render()))
  }

  @Test func nothingWaitsForItsFrames() throws {
    let scene = Blue(size: CGSize(width: 60, height: 60))
    let host = try ViewHost(size: CGSize(width: 60, height: 60)) { SpriteView(scene: scene) }
    #expect(host.runUntilIdle() && host.time < 1)
  }

  @Test func touchesReachTheScene() throws {
    let scene = Blue(size: CGSize(width: 60, height: 60))
    let host = try ViewHost(size: CGSize(width: 60, height: 60)) { SpriteView(scene: scene) }
    host.tap(at: CGPoint(x: 20, y: 50))
    #expect(scene.touched == [CGPoint(x: 20, y: 10)])
  }

  @Test func aTransparentSceneHidesNothing() throws {
    let red = try ViewHost(size: CGSize(width: 60, height: 60)) { Color.red }.render()
    let scene = SKScene()
    scene.backgroundColor = .clear
    #expect(try picture(scene, .allowsTransparency) == red)
    #expect(try picture(scene, []) != red)
  }
}
