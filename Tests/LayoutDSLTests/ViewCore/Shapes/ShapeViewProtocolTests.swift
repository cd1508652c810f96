import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct ShapeViewProtocolTests {
  @Test func layersAreDrawnInOrder() {
    let screen = Screen(40, 40) {
      Rectangle().fill(Color.white).stroke(Color.black, lineWidth: 4).fill(Color.clear)
        .strokeBorder(Color.red, lineWidth: 2)
    }
    let kinds = screen.list.items.map { item -> String in
      switch item {
      case .fill: "fill"
      case .stroke(_, _, let style): "stroke \(style.lineWidth)"
      default: "other"
      }
    }
    #expect(kinds == ["fill", "stroke 4.0", "stroke 2.0"])
  }

  @Test func layersHaveTheLayoutOfTheShape() {
    let screen = Screen(80, 40) {
      Circle().fill(.red).stroke(.blue, lineWidth: 10).probe("circle")
    }
    #expect(screen.frame("circle") == CGRect(20, 0, 40, 40))
  }

  @Test func bordersCanBeFilledAndStrokedAgain() {
    let screen = Screen(40, 40) {
      Rectangle().strokeBorder(Color.red, lineWidth: 6).strokeBorder(Color.blue, lineWidth: 2)
        .fill(Color.green).stroke(Color.black, lineWidth: 4)
    }
    let bounds = screen.list.items.map { item -> CGRect in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect
      default: .null
      }
    }
    let all = CGRect(0, 0, 40, 40)
    #expect(bounds == [all.insetBy(dx: 3, dy: 3), all.insetBy(dx: 1, dy: 1), all, all])
  }

  @Test func shapeViewsOfTheirOwnHaveABackground() {
    let screen = Screen(40, 40) {
      FillShapeView(
        shape: Circle(), style: .red, fillStyle: FillStyle(),
        background: Color.blue.frame(width: 20, height: 20).probe("back"))
    }
    #expect(screen.list.items.count == 2)
    #expect(screen.frame("back") == CGRect(10, 10, 20, 20))
  }
}
