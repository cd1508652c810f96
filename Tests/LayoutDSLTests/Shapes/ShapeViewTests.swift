import Foundation
import Testing

@testable import LayoutDSL

@MainActor @Suite struct ShapeViewTests {
  @Test func pathInPointsIsDrawnAtThePlaceOfItsView() {
    let screen = Screen {
      Path { $0.addRect(CGRect(1, 2, 3, 4)) }.fill(.black).frame(width: 20, height: 20)
    }
    let moved = Path { $0.addRect(CGRect(41, 42, 3, 4)) }
    #expect(
      screen.list.items == [.fill(moved, .color(.black), FillStyle())])
  }

  @Test func shapeIsAskedInASpaceOfItsOwn() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(0, 0, rect.maxX / 2, rect.maxY / 4)) }
    }
    let screen = Screen { Color.black.clipShape(Corner()).padding(10) }
    guard case .group(.clip(let path, _), _) = screen.list.items.first else {
      Issue.record("no clip")
      return
    }
    #expect(path == Path(CGRect(10, 10, 40, 20)))
  }
}
