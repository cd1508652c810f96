import SceneKit
import Testing

struct SCNNodeTests {
  @Test func aNodeHasOneParent() {
    let (a, b, leaf) = (SCNNode(), SCNNode(), SCNNode(geometry: SCNSphere(radius: 2)))
    leaf.name = "leaf"
    a.addChildNode(leaf)
    b.addChildNode(leaf)
    #expect(a.childNodes.isEmpty && leaf.parent === b)
    let root = SCNScene().rootNode
    root.addChildNode(b)
    #expect(root.childNode(withName: "leaf", recursively: true) === leaf)
    #expect(root.childNode(withName: "leaf", recursively: false) == nil)
    leaf.removeFromParentNode()
    #expect(leaf.parent == nil && b.childNodes.isEmpty)
  }

  @Test func positionsAddUp() {
    let (parent, child) = (SCNNode(), SCNNode())
    parent.addChildNode(child)
    parent.position = SCNVector3(1, 2, 3)
    child.position = SCNVector3(1, 0, 0)
    #expect(child.worldPosition == SCNVector3(2, 2, 3))
    child.worldPosition = SCNVector3(0, 0, 0)
    #expect(child.position == SCNVector3(-1, -2, -3))
  }

  @Test func actionsKnowHowLongTheyLast() {
    let wait = SCNAction.wait(duration: 2)
    #expect(SCNAction.sequence([wait, .fadeOut(duration: 1)]).duration == 3)
    #expect(SCNAction.group([wait, .fadeOut(duration: 1)]).duration == 2)
  }

  @Test func vectorsAndMatricesAreConverted() {
    let node = SCNNode()
    node.simdOrientation = simd_quatf(angle: 1, axis: [0, 1, 0])
    #expect(abs(node.orientation.y - sin(0.5)) < 1e-6 && abs(node.orientation.w - cos(0.5)) < 1e-6)
    node.pivot = SCNMatrix4MakeTranslation(1, 2, 3)
    #expect(node.simdPivot.columns.3 == [1, 2, 3, 1])
    #expect(SCNMatrix4(node.simdPivot) == node.pivot)
    #expect(NSValue(scnVector4: SCNVector4(1, 2, 3, 4)).scnVector4Value == SCNVector4(1, 2, 3, 4))
    let constraint = SCNBillboardConstraint()
    constraint.freeAxes = .Y
    #expect(!constraint.freeAxes.contains(.X))
  }
}
