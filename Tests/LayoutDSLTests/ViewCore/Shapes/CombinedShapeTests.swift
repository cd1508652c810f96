import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct CombinedShapeTests {
  private let rect = CGRect(0, 0, 20, 20)

  private func left() -> some Shape { Rectangle().size(width: 12, height: 20) }
  private func right() -> some Shape { Rectangle().size(width: 12, height: 20).offset(x: 8) }

  @Test func areasCombineInTheSameRectangle() {
    #expect(left().union(right()).path(in: rect).boundingRect == rect)
    #expect(left().intersection(right()).path(in: rect).boundingRect == CGRect(8, 0, 4, 20))
    #expect(left().subtracting(right()).path(in: rect).boundingRect == CGRect(0, 0, 8, 20))
    let parts = left().symmetricDifference(right()).path(in: rect)
    #expect(!parts.contains(CGPoint(x: 10, y: 10)) && parts.contains(CGPoint(x: 15, y: 10)))
  }

  @Test func linesAreClippedByAreas() {
    let inside = Rectangle().lineIntersection(left()).path(in: rect)
    let outside = Rectangle().lineSubtraction(left()).path(in: rect)
    #expect(inside.boundingRect == CGRect(0, 0, 12, 20))
    #expect(outside.boundingRect == CGRect(12, 0, 8, 20))
  }
}
