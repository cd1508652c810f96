import Drawing
import DrawingTools
import Foundation
import Testing

struct CompositeOperatorsTests {
  private static let under = TestDrawing.fill(TestDrawing.rect(0, 0, 8, 12), TestDrawing.red)
  private static let over = TestDrawing.fill(TestDrawing.rect(4, 0, 4, 12), TestDrawing.blue)
  private static let everything = TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12))

  /// Pixels with only the destination, with both, and with neither, under full coverage.
  private func drawn(
    _ composite: CompositeOperator, coverage: DisplayItem = everything
  ) throws -> [String] {
    let picture = try TestDrawing.render(
      Self.under,
      TestDrawing.group(
        .composite(composite, over: DisplayList(items: [coverage])), Self.over,
        TestDrawing.fill(TestDrawing.rect(8, 0, 2, 12), TestDrawing.blue)))
    return [1, 5, 8, 11].map { x in
      let pixel = picture[x, 5]
      return pixel.alpha == 0 ? "clear" : pixel.red == 255 ? "red" : "blue"
    }
  }

  @Test(arguments: [
    (CompositeOperator.clear, ["clear", "clear", "clear", "clear"]),
    (.copy, ["clear", "blue", "blue", "clear"]),
    (.sourceIn, ["clear", "blue", "clear", "clear"]),
    (.sourceOut, ["clear", "clear", "blue", "clear"]),
    (.destinationIn, ["clear", "red", "clear", "clear"]),
    (.destinationAtop, ["clear", "red", "blue", "clear"]),
    (.xor, ["red", "clear", "blue", "clear"]),
  ])
  func operatorsWithFullCoverage(_ composite: CompositeOperator, _ expected: [String]) throws {
    #expect(try drawn(composite) == expected)
  }

  @Test func pixelsOutsideCoverageAreUnchanged() throws {
    let narrow = TestDrawing.fill(TestDrawing.rect(4, 0, 4, 12))
    #expect(try drawn(.clear, coverage: narrow) == ["red", "clear", "clear", "clear"])
    #expect(try drawn(.sourceIn, coverage: narrow) == ["red", "blue", "clear", "clear"])
  }

  @Test func partialCoverageMixes() throws {
    let half = TestDrawing.fill(TestDrawing.rect(0, 0, 5.5, 12))
    let picture = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), TestDrawing.red),
      TestDrawing.group(
        .composite(.copy, over: DisplayList(items: [half])),
        TestDrawing.fill(TestDrawing.rect(0, 0, 5.5, 12), TestDrawing.blue)))
    #expect(picture[5, 5].alpha == 255)
    #expect(abs(Int(picture[5, 5].red) - 127) <= 1 && abs(Int(picture[5, 5].blue) - 128) <= 1)
  }
}
