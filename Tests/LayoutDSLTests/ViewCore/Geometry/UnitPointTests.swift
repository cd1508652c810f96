import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct UnitPointTests {
  @Test func namedPointsLieOnTheirEdges() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UnitPoint.zero.point(in: rect) == CGPoint(x: 10, y: 20))
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 40))
    #expect(UnitPoint.leading.point(in: rect) == CGPoint(x: 10, y: 40))
    #expect(UnitPoint.trailing.point(in: rect) == CGPoint(x: 110, y: 40))
    #expect(UnitPoint.top.point(in: rect) == CGPoint(x: 60, y: 20))
    #expect(UnitPoint.bottom.point(in: rect) == CGPoint(x: 60, y: 60))
    #expect(UnitPoint.topLeading == UnitPoint())
    #expect(UnitPoint.topTrailing.point(in: rect) == CGPoint(x: 110, y: 20))
    #expect(UnitPoint.bottomLeading.point(in: rect) == CGPoint(x: 10, y: 60))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 60))
  }

  @Test func animates() {
    var point = UnitPoint.zero
    point.animatableData.interpolate(towards: UnitPoint.bottomTrailing.animatableData, amount: 0.5)
    #expect(point == .center)
  }
}
