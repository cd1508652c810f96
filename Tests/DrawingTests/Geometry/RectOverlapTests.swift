import Drawing
import Foundation
import Testing

@Suite struct RectOverlapTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func holdsPointsBetweenItsEdges() {
    #expect(rect.holds(CGPoint(x: 10, y: 20)))
    #expect(rect.holds(CGPoint(x: 39, y: 59)))
    #expect(!rect.holds(CGPoint(x: 40, y: 30)))
    #expect(!CGRect.null.holds(.zero))
  }

  @Test func overlapIsTheIntersection() {
    let other = CGRect(x: 0, y: 50, width: 20, height: 100)
    #expect(rect.overlap(with: other) == CGRect(x: 10, y: 50, width: 10, height: 10))
    #expect(other.overlap(with: rect) == rect.overlap(with: other))
    #expect(rect.overlap(with: CGRect(x: 50, y: 20, width: 1, height: 1)).isNull)
    #expect(rect.overlap(with: .null).isNull)
  }

  @Test func nanIsOutsideOfEveryRectangle() {
    let odd = CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100)
    #expect(!odd.holds(CGPoint(x: 1, y: 1)))
    #expect(!rect.holds(CGPoint(x: 20, y: CGFloat.nan)))
    #expect(rect.overlap(with: odd).isNull)
    #expect(odd.overlap(with: rect).isNull)
  }
}
