import Foundation
import Testing

@testable import Drawing

struct StrokeOutlineTests {
  private var line: Path {
    Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addLine(to: CGPoint(x: 30, y: 10))
    }
  }

  @Test func outlineOfALineIsARectangle() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(outline.boundingRect == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(outline.subpaths.count == 1 && outline.subpaths[0].isClosed)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    #expect(Path().strokedPath(StrokeStyle()).isEmpty)
  }

  @Test func dashesAreSubpaths() {
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 4]))
    #expect(dashes.subpaths.count == 3)
  }

  @Test func strokesOfCirclesAreRings() {
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 6))
    #expect(!ring.contains(CGPoint(x: 20, y: 20)))
    #expect(ring.contains(CGPoint(x: 2, y: 20)) && ring.contains(CGPoint(x: -2, y: 20)))
    #expect(!ring.contains(CGPoint(x: 4, y: 20)))
    let box = ring.boundingRect
    #expect(abs(box.minX + 3) < 0.01 && abs(box.width - 46) < 0.01)
  }
}
