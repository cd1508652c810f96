import RealityKit
import Testing

@MainActor struct EntityTests {
  @Test func aTreeKeepsItsEntities() {
    let (anchor, box) = (
      AnchorEntity(plane: .horizontal),
      ModelEntity(
        mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .red, isMetallic: true)])
    )
    box.name = "box"
    anchor.addChild(box)
    #expect(anchor.children.count == 1 && box.parent === anchor)
    #expect(box.model?.materials.count == 1)
    let copy = anchor.clone(recursive: true)
    #expect(copy.findEntity(named: "box") !== box && copy.findEntity(named: "box") != nil)
    box.removeFromParent()
    #expect(anchor.children.isEmpty && box.parent == nil)
  }

  @Test func noFileIsRead() async {
    #expect(throws: EntityLoadError.self) { try Entity.loadModel(named: "chair") }
    await #expect(throws: EntityLoadError.self) { _ = try await Entity(named: "chair") }
  }
}
