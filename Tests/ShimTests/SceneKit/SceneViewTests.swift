import Render
import SceneKit
import SwiftUI
import Testing

@MainActor struct SceneViewTests {
  @Test func aSceneIsAGreyArea() throws {
    let picture = try ViewHost(size: CGSize(width: 60, height: 40)) {
      SceneView(scene: SCNScene(), options: [.allowsCameraControl])
    }.render()
    #expect(picture[2, 2].red > 200 && picture[2, 2].red < 250)
  }
}
