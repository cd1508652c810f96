import Drawing
import Foundation
import Testing

struct PathTests {
  let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test func simpleStorageIsPreserved() {
    #expect(Path(square).storage == .rect(square))
    #expect(Path { $0.addEllipse(in: square) }.storage == .ellipse(square))
    #expect(Path(roundedRect: square, cornerRadius: 0).storage == .rect(square))
    #expect(Path(.null).isEmpty)
    #expect(Path().isEmpty)
    #expect(!Path(square).isEmpty)
  }

  @Test func equalRadiiMakeARoundedRectangle() {
    let radii = RectangleCornerRadii(
      topLeading: 3, bottomLeading: 3, bottomTrailing: 3, topTrailing: 3)
    #expect(
      Path(roundedRect: square, cornerRadii: radii) == Path(roundedRect: square, cornerRadius: 3))
  }

  @Test func eachCornerHasItsRadius() {
    let path = Path(
      roundedRect: square, cornerRadii: RectangleCornerRadii(topLeading: 5), style: .circular)
    #expect(path.boundingRect == square)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 9.9, y: 0.1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 9.9)))
    // The rounded corner is a quarter of the circle of radius 5 around (5, 5).
    #expect(path.contains(CGPoint(x: 1.5, y: 1.5)))
    #expect(!path.contains(CGPoint(x: 1.4, y: 1.4)))
  }

  @Test func largeCornersUseTheSpaceOfSmallNeighbours() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
    let path = Path(
      roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 80, topTrailing: 10),
      style: .circular)
    // 80 + 10 fit the side of 100 points, so both corners keep their radii.
    #expect(path.elements.contains(.line(to: CGPoint(x: 90, y: 0))))
    #expect(path.description.contains(" 80 0 c"))
  }

  @Test func transformsPreserveSimpleStorageIfPossible() {
    let moved = Path(square).offsetBy(dx: 5, dy: 6)
    #expect(moved.storage == .rect(CGRect(x: 5, y: 6, width: 10, height: 10)))
    let turned = Path(square).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.elements.first == .move(to: .zero))
    #expect(turned.boundingRect == CGRect(x: -10, y: 0, width: 10, height: 10))
    let stretched = Path(roundedRect: square, cornerRadius: 2)
      .applying(CGAffineTransform(scaleX: 2, y: 1))
    #expect(stretched.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func currentPointFollowsTheLastElement() {
    var path = Path()
    #expect(path.currentPoint == nil)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func forEachVisitsElementsInOrder() {
    var count = 0
    Path(square).forEach { _ in count += 1 }
    #expect(count == 5)
  }
}
