import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct ShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func shapesTakeTheProposedSize() {
    #expect(Rectangle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    let proposal = ProposedViewSize(width: 120, height: 50)
    #expect(Ellipse().sizeThatFits(proposal) == CGSize(width: 120, height: 50))
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 50, height: 50))
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == CGSize(width: 50, height: 50))
    #expect(Circle().offset(x: 5).sizeThatFits(proposal) == CGSize(width: 120, height: 50))
    #expect(
      Rectangle().size(width: 30, height: 20).sizeThatFits(.unspecified)
        == CGSize(width: 10, height: 10))
  }

  @Test func pathsFillTheRectangle() {
    #expect(Rectangle().path(in: rect).boundingRect == rect)
    #expect(Ellipse().path(in: rect).boundingRect == rect)
    #expect(
      Circle().path(in: rect).boundingRect == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(
      Capsule().path(in: rect)
        == Path(roundedRect: rect, cornerRadius: 25, style: .continuous))
  }

  @Test func insetReducesRectangleAndRadius() {
    let inset = RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect)
    #expect(inset == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 7))
    let twice = RoundedRectangle(cornerRadius: 12).inset(by: 8).inset(by: 8).path(in: rect)
    #expect(twice == Path(rect.insetBy(dx: 16, dy: 16)))
    let back = RoundedRectangle(cornerRadius: 12).inset(by: 20).inset(by: -10).path(in: rect)
    #expect(back == Path(roundedRect: rect.insetBy(dx: 10, dy: 10), cornerRadius: 2))
    #expect(
      Circle().inset(by: 5).path(in: rect).boundingRect
        == CGRect(x: 40, y: 25, width: 40, height: 40))
    #expect(Rectangle().inset(by: 30).path(in: rect).isEmpty)
  }

  @Test func wrappersTransformThePath() {
    #expect(
      Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect
        == CGRect(x: 35, y: 32.5, width: 50, height: 25))
    #expect(
      Rectangle().scale(x: 2, anchor: .leading).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 200, height: 50))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.minX - 35) < 1e-9 && abs(turned.minY + 5) < 1e-9)
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(
      Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)).path(in: rect).boundingRect
        == CGRect(x: 20, y: 20, width: 200, height: 50))
    #expect(
      Rectangle().size(width: 30, height: 20).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 30, height: 20))
    #expect(
      Rectangle().size(width: 30, height: 20, anchor: .bottomTrailing).path(in: rect).boundingRect
        == CGRect(x: 80, y: 50, width: 30, height: 20))
    #expect(
      Rectangle().inset(by: 2).offset(x: 1).inset(by: 3).path(in: rect).boundingRect
        == rect.insetBy(dx: 5, dy: 5).offsetBy(dx: 1, dy: 0))
  }

  @Test func staticMembersCreateTheShapes() {
    func path(_ shape: some Shape) -> Path { shape.path(in: rect) }
    #expect(path(.rect) == path(Rectangle()))
    #expect(path(.rect(cornerRadius: 4)) == path(RoundedRectangle(cornerRadius: 4)))
    #expect(path(.rect(cornerRadii: .init(topLeading: 4))) != path(.rect))
    #expect(path(.rect(topLeadingRadius: 4)) == path(.rect(cornerRadii: .init(topLeading: 4))))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.ellipse) == path(Ellipse()))
    #expect(AnyShape(Circle()).path(in: rect) == path(Circle()))
  }

  @Test func shapesAnimateTheirParameters() {
    var shape = RotatedShape(
      shape: RoundedRectangle(cornerRadius: 0), angle: .zero, anchor: .topLeading)
    let target = RotatedShape(
      shape: RoundedRectangle(cornerRadius: 8), angle: .degrees(90), anchor: .bottomTrailing)
    shape.animatableData.interpolate(towards: target.animatableData, amount: 0.5)
    #expect(shape.shape.cornerSize == CGSize(width: 4, height: 4))
    #expect(abs(shape.angle.degrees - 45) < 1e-9)
    #expect(shape.anchor == .center)
  }

  @Test func onlyAsymmetricShapesAreMirrored() {
    #expect(Circle().layoutDirectionBehavior == .fixed)
    #expect(UnevenRoundedRectangle().layoutDirectionBehavior == .mirrors)
    #expect(LayoutDirectionBehavior.mirrors == .mirrors(in: .rightToLeft))
  }

  @Test func customShapesNeedOnlyAPath() {
    struct Line: Shape {
      var end: CGFloat
      var animatableData: CGFloat {
        get { end }
        set { end = newValue }
      }
      func path(in rect: CGRect) -> Path {
        Path { $0.addLines([rect.origin, CGPoint(x: end, y: rect.maxY)]) }
      }
    }
    #expect(Line(end: 4).path(in: rect).currentPoint == CGPoint(x: 4, y: 70))
  }
}
