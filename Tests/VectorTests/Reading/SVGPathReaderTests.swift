import Drawing
import Foundation
import Testing

@testable import Vector

struct SVGPathReaderTests {
  private func description(_ data: String) -> String { Path(svgData: data).description }

  @Test(arguments: [
    ("M1 2L4 6", "m1,2,3,4"), ("M1,2 3,4", "M1 2L3 4"), ("m1 2 2 2", "M1 2L3 4"),
    ("M1 2h2v3H0V0z", "M1 2L3 2L3 5L0 5L0 0Z"), ("M.5.5-1-1", "M0.5 0.5L-1 -1"),
    ("M1 2c0 1 2 1 2 0s2-1 2 0", "M1 2C1 3 3 3 3 2C3 1 5 1 5 2"),
    ("M0 0Q1 1 2 0T4 0", "M0 0Q1 1 2 0Q3 -1 4 0"), ("M0 0S1 1 2 0", "M0 0C0 0 1 1 2 0"),
    ("M0 0L1 1 z l2 0", "M0 0L1 1ZL2 0"), ("M1e1 1E-1 2 2", "M10 0.1L2 2"),
  ])
  func theSameShapeHasTheSamePath(first: String, second: String) {
    #expect(description(first) == description(second))
    #expect(!Path(svgData: first).isEmpty)
  }

  @Test func aPathEndsBeforeItsFirstMistake() {
    #expect(description("M1 2L3 4 5") == description("M1 2L3 4"))
    #expect(description("M1 2L3 4X5 5L6 6") == description("M1 2L3 4"))
    for text in ["", " ", "L1 1", "1 2", "M", "M1", "z", "M1 1 z 5 5"] { _ = description(text) }
    #expect(Path(svgData: "M").isEmpty)
  }

  @Test func flagsOfArcsNeedNoSpace() {
    #expect(description("M10 0a10 10 0 11-20 0") == description("M10 0 a 10,10 0 1,1 -20,0"))
    // Half a circle around the origin, on the side that the flag says.
    let up = Path(svgData: "M10 0A10 10 0 0 0 -10 0").boundingRect
    let down = Path(svgData: "M10 0A10 10 0 0 1 -10 0").boundingRect
    #expect(abs(up.minY + 10) < 0.01 && abs(up.maxY) < 0.01)
    #expect(abs(down.maxY - 10) < 0.01 && abs(down.minY) < 0.01)
    // Radii that are too small are enlarged, and a radius of 0 is a line.
    #expect(abs(Path(svgData: "M10 0A1 1 0 0 0 -10 0").boundingRect.minY + 10) < 0.01)
    #expect(description("M1 1A0 5 0 0 0 3 3") == description("M1 1L3 3"))
  }
}
