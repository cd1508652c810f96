import RealityKit
import Testing

@MainActor struct HasAnchoringTests {
  private final class Focus: Entity, HasAnchoring, HasModel {}

  @Test func anEntityOfTheAppIsAnAnchor() {
    let focus = Focus()
    focus.anchoring = AnchoringComponent(
      .plane(.horizontal, classification: [.floor], minimumBounds: [0.2, 0.2]))
    focus.model = ModelComponent(mesh: .generateBox(size: 1), materials: [])
    let child = Entity()
    focus.addChild(child)
    #expect(child.anchor === focus && focus.anchorIdentifier == nil && !focus.isAnchored)
    let view = ARView(frame: .zero)
    view.scene.addAnchor(focus)
    #expect(view.scene.anchors.count == 1 && view.scene.anchors.first === focus)
    let clone = focus.clone(recursive: false)
    #expect(clone.model != nil && view.cameraTransform == .identity)
    focus.reanchor(
      .world(transform: Transform(translation: [1, 2, 3]).matrix),
      preservingWorldTransform: false)
    #expect(focus.position == [1, 2, 3])
  }
}
