import CoreGraphics
import SwiftUI
import Testing

struct CGPathTests {
  @Test func pathsGoBothWays() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    #expect(
      Path(path)
        == Path {
          $0.move(to: CGPoint(x: 1, y: 2)); $0.addLine(to: CGPoint(x: 3, y: 4)); $0.closeSubpath()
        })
    #expect(Path(CGRect(x: 0, y: 0, width: 2, height: 2)).cgPath.contains(CGPoint(x: 1, y: 1)))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 2, height: 2))
  }

  @Test func cornersOfARectangleAreRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test func aFunctionReceivesTheElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var ends: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 5, y: 6)])
  }
}
