import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct ShapeViewTests {
  @Test func shapesFillTheirFrame() throws {
    let screen = Screen {
      Rectangle().fill(Color.red).frame(width: 30, height: 20)
        .overlay { Rectangle().strokeBorder(Color.blue, lineWidth: 4) }
    }
    #expect(screen.list.items.count == 2)
    guard case .fill(let path, _, _) = screen.list.items[0],
      case .stroke(let border, _, let style) = screen.list.items[1]
    else {
      Issue.record("not a fill and a stroke: \(screen.list)")
      return
    }
    #expect(path.boundingRect == CGRect(35, 40, 30, 20))
    #expect(border.boundingRect == CGRect(37, 42, 26, 16))
    #expect(style.lineWidth == 4)
  }

  @Test func bareShapeUsesTheForegroundStyle() {
    let plain = Screen { Circle().foregroundStyle(Color.red) }
    let filled = Screen { Circle().fill(Color.red) }
    #expect(plain.list == filled.list)
    #expect(!plain.list.isEmpty)
  }

  @Test func pathsAreDrawnAtTheOriginOfTheirView() {
    let screen = Screen {
      Path { $0.addRect(CGRect(1, 2, 3, 4)) }.fill(.black).frame(width: 20, height: 20)
    }
    let moved = Path { $0.addRect(CGRect(41, 42, 3, 4)) }
    #expect(
      screen.list.items == [.fill(moved, .color(.black), FillStyle())])
  }

  @Test func shapeRectangleStartsAtZero() {
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
