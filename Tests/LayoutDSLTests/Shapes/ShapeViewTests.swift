import Foundation
import Testing

@testable import LayoutDSL

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
      Issue.record("a fill and a stroke: \(screen.list)")
      return
    }
    #expect(path.boundingRect == CGRect(35, 40, 30, 20))
    #expect(border.boundingRect == CGRect(37, 42, 26, 16))
    #expect(style.lineWidth == 4)
  }

  @Test func aShapeAloneIsInTheForegroundStyle() {
    let plain = Screen { Circle().foregroundStyle(Color.red) }
    let filled = Screen { Circle().fill(Color.red) }
    #expect(plain.list == filled.list)
    #expect(!plain.list.isEmpty)
  }
}
