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

  @Test func aSceneIsAPlaceholder() throws {
    let red = try ViewHost(size: CGSize(width: 60, height: 60)) { Color.red }.render()
    #expect(try picture(SKScene(), []) != red)
  }

  @Test func aTransparentSceneHidesNothing() throws {
    let red = try ViewHost(size: CGSize(width: 60, height: 60)) { Color.red }.render()
    let scene = SKScene()
    scene.backgroundColor = .clear
    #expect(try picture(scene, .allowsTransparency) == red)
    #expect(try picture(scene, []) != red)
  }
}
