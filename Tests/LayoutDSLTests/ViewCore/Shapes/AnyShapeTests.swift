import LayoutDSL
import Testing

@testable import ViewCore

@Suite struct AnyShapeTests {
  @Test func aShapeInTwoWrappersIsEqualToItself() {
    let capsule = AnyShape(AnyShape(Capsule()))
    #expect(capsule.isEqual(to: AnyShape(Capsule())))
    #expect(capsule.isEqual(to: AnyShape(AnyShape(AnyShape(Capsule())))))
    #expect(!capsule.isEqual(to: AnyShape(Circle())))
  }
}
