import Drawing
import Foundation
import Testing

struct PathDescriptionTests {
  @Test func descriptionContainsAllElements() {
    let path = Path {
      $0.move(to: CGPoint(x: 30, y: 4))
      $0.addLine(to: CGPoint(x: 56, y: 20.5))
      $0.addQuadCurve(to: CGPoint(x: 1, y: 2), control: CGPoint(x: 3, y: 4))
      $0.addCurve(
        to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      $0.closeSubpath()
    }
    #expect(path.description == "30 4 m 56 20.5 l 3 4 1 2 q 1 2 3 4 5 6 c h")
    #expect(Path(path.description) == path)
  }

  @Test func rectanglesUseTheRectangleOperator() {
    let rect = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(rect.description == "1 2 3 4 re")
    #expect(Path("1 2 3 4 re") == rect)
  }

  @Test(arguments: ["1 2", "1 m", "1 2 x", "m", "1 2 3 l"])
  func malformedTextGivesNil(text: String) {
    #expect(Path(text) == nil)
  }
}
