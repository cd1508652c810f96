import ARKit
import Testing

struct ARSessionTests {
  @Test func aSessionKeepsItsConfigurationAndSeesNothing() {
    let session = ARSession()
    let configuration = ARWorldTrackingConfiguration()
    configuration.planeDetection = [.horizontal]
    session.run(configuration, options: [.resetTracking])
    #expect(session.configuration === configuration && session.currentFrame == nil)
    #expect(!ARWorldTrackingConfiguration.isSupported)
  }

  @MainActor @Test func aViewHasAScene() {
    let view = ARSCNView(frame: .zero)
    view.scene.rootNode.addChildNode(SCNNode())
    #expect(view.scene.rootNode.childNodes.count == 1)
  }
}
