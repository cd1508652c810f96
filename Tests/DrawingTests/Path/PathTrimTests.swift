import Foundation
import Testing

@testable import Drawing

struct PathTrimTests {
  let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  func length(_ path: Path) -> CGFloat {
    path.subpaths.flatMap(\.segments).map(\.length).reduce(0, +)
  }

  @Test func trimsByLength() {
    #expect(
      square.trimmedPath(from: 0.125, to: 0.5).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .line(to: CGPoint(x: 10, y: 10)),
      ])
  }

  @Test func fractionsAreClampedAndRangesMayBeEmpty() {
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func halfACircleHasHalfItsLength() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(length(circle) - 20 * .pi) < 0.02)
    let half = circle.trimmedPath(from: 0, to: 0.5)
    #expect(abs(length(half) - length(circle) / 2) < 1e-3)
    #expect(half.elements.first == .move(to: CGPoint(x: 20, y: 10)))
    let end = half.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-6 && abs(end.y - 10) < 1e-3)
    let third = circle.trimmedPath(from: 0.3, to: 0.55)
    #expect(abs(length(third) - length(circle) / 4) < 1e-3)
  }

  @Test func lengthIsTheSumOfAllSubpaths() {
    let lines = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    }
    #expect(
      lines.trimmedPath(from: 1.0 / 6, to: 1).elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 20, y: 0)), .line(to: CGPoint(x: 25, y: 0)),
        .line(to: CGPoint(x: 25, y: 5)), .line(to: CGPoint(x: 20, y: 5)),
        .line(to: CGPoint(x: 20, y: 0)), .closeSubpath,
      ])
  }
}
