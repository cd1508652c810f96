import Drawing
import Foundation
import Testing

struct PathElementsTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 40)

  @Test func rectanglesStartAtTheirOriginAndRunClockwise() {
    #expect(
      Path(storage: .rect(rect)).elements == [
        .move(to: CGPoint(x: 10, y: 20)), .line(to: CGPoint(x: 110, y: 20)),
        .line(to: CGPoint(x: 110, y: 60)), .line(to: CGPoint(x: 10, y: 60)), .closeSubpath,
      ])
    let backwards = CGRect(x: 110, y: 60, width: -100, height: -40)
    #expect(Path(storage: .rect(backwards)).elements == Path(storage: .rect(rect)).elements)
  }

  @Test func ellipsesStartAtTheRight() {
    let elements = Path(storage: .ellipse(rect)).elements
    #expect(elements.count == 6)
    #expect(elements.first == .move(to: CGPoint(x: 110, y: 40)))
    guard case .curve(let bottom, let control, _) = elements[1] else {
      Issue.record("no curve: \(elements[1])")
      return
    }
    #expect(bottom == CGPoint(x: 60, y: 60))
    #expect(abs(control.y - (40 + 20 * 0.5522847)) < 1e-5 && control.x == 110)
  }

  @Test func continuousCornersStartBeyondTheRadius() {
    let path = Path(
      storage: .roundedRect(
        CGRect(x: 0, y: 0, width: 100, height: 100), cornerSize: CGSize(width: 10, height: 10),
        style: .continuous))
    #expect(path.elements.count == 18, "a line and three curves a corner")
    #expect(path.elements[0] == .move(to: CGPoint(x: 100, y: 50)))
    guard case .line(let start) = path.elements[1] else {
      Issue.record("no line: \(path.elements[1])")
      return
    }
    #expect(abs(start.y - (100 - 15.28665)) < 1e-9 && start.x == 100)
  }

  @Test func shortEdgesShortenContinuousCorners() {
    let path = Path(
      storage: .roundedRect(
        CGRect(x: 0, y: 0, width: 100, height: 20), cornerSize: CGSize(width: 30, height: 30),
        style: .continuous))
    guard case .line(let start) = path.elements[1],
      case .curve(_, let control1, let control2) = path.elements[2]
    else {
      Issue.record("unexpected: \(path.elements.prefix(3))")
      return
    }
    #expect(abs(start.y - 10) < 1e-9, "the curve takes the whole edge")
    #expect(abs(control1.y - (20 - 9.6)) < 1e-9 && abs(control2.y - (20 - 8.2)) < 1e-9)
  }

  @Test func nullRectanglesHaveNoElements() {
    #expect(Path().elements.isEmpty)
    #expect(Path(storage: .rect(.null)).elements.isEmpty)
    #expect(Path(storage: .ellipse(.null)).elements.isEmpty)
  }
}
