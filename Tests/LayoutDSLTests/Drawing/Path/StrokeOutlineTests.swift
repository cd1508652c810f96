import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct StrokeOutlineTests {
  private var line: Path {
    Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
  }

  @Test func outlineOfALineIsARectangle() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(10, 8, 20, 4))
    #expect(outline.subpaths.count == 1 && outline.subpaths[0].isClosed)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func dashesAreSubpaths() {
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4]))
    #expect(dashes.subpaths.count == 3)
  }

  @Test func strokesOfCirclesAreRings() {
    let ring = Path(ellipseIn: CGRect(0, 0, 40, 40)).strokedPath(StrokeStyle(lineWidth: 6))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(ring.contains(CGPoint(x: 2, y: 20)) && ring.contains(CGPoint(x: -2, y: 20)))
    #expect(!ring.contains(CGPoint(x: 4, y: 20)))
    let box = ring.boundingRect
    #expect(abs(box.minX + 3) < 0.01 && abs(box.width - 46) < 0.01)
  }

  @Test func strokesWithoutAStyleAreShapes() {
    let red = Color.red.resolve(in: EnvironmentValues())
    let filled = Screen(40, 40) { Circle().stroke(lineWidth: 4).fill(Color.red) }
    guard case .fill(let path, .color(let color), _) = filled.list.items.first else {
      Issue.record("no fill: \(filled.list)")
      return
    }
    #expect(color == red)
    #expect(!path.contains(CGPoint(x: 20, y: 20)) && path.contains(CGPoint(x: 1, y: 20)))
    let plain = Screen(40, 40) { Circle().stroke(lineWidth: 4).foregroundStyle(.red) }
    guard case .stroke(_, .color(red), let style) = plain.list.items.first else {
      Issue.record("no stroke: \(plain.list)")
      return
    }
    #expect(style.lineWidth == 4)
  }
}
