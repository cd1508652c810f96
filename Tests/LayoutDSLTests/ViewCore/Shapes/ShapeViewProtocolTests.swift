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
}
