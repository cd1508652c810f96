import Drawing
import DrawingTools
import Foundation
import Testing

struct ScanConverterTests {
  @Test func alignedRectanglesHaveHardEdges() throws {
    let picture = try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(2, 3, 5, 4)))
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (2..<7).contains(x) && (3..<7).contains(y)
        #expect(picture[x, y].alpha == (isInside ? 255 : 0), "(\(x), \(y))")
      }
    }
  }

  @Test func coverageIsTheExactArea() throws {
    let picture = try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(1.5, 2.25, 4, 3)))
    #expect(picture.alphas(y: 3) == [0, 128, 255, 255, 255, 128, 0, 0, 0, 0, 0, 0])
    #expect(picture.alphas(y: 2) == [0, 96, 191, 191, 191, 96, 0, 0, 0, 0, 0, 0])
    #expect(picture.alphas(y: 5) == [0, 32, 64, 64, 64, 32, 0, 0, 0, 0, 0, 0])
  }

  @Test func narrowShapesHavePartialCoverage() throws {
    let picture = try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(3.25, 0, 0.5, 12)))
    #expect(picture.alphas(y: 5) == [0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The expected values are from a render by SwiftUI.
  @Test func rotatedSquareMatchesSwiftUI() throws {
    let turn = CGAffineTransform(translationX: -6, y: -6)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 4))
      .concatenating(CGAffineTransform(translationX: 6, y: 6))
    let picture = try TestDrawing.render(
      TestDrawing.group(
        .transform(turn), TestDrawing.fill(TestDrawing.rect(3, 3, 6, 6), TestDrawing.white)),
      background: TestDrawing.black)
    #expect((0..<12).map { picture[$0, 1].red } == [0, 0, 0, 0, 0, 7, 7, 0, 0, 0, 0, 0])
    let row = (0..<12).map { picture[$0, 2].red }
    #expect(row == [0, 0, 0, 0, 7, 0xB6, 0xB6, 7, 0, 0, 0, 0])
    #expect((0..<12).map { picture[$0, 5].red }[2...9].allSatisfy { $0 == 255 || $0 == 0xB6 })
  }

  @Test func trianglesHalveThePixelsOfTheirDiagonal() throws {
    let picture = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.polygon((0, 0), (12, 12), (0, 12))))
    for y in 0..<12 {
      #expect(picture.alphas(y: y) == (0..<12).map { $0 < y ? 255 : ($0 == y ? 128 : 0) })
    }
  }

  @Test func overlapsFollowTheFillRule() throws {
    let star = TestDrawing.polygon((20, 0), (32, 38), (0, 14), (40, 14), (8, 38))
    let nonzero = try TestDrawing.render(TestDrawing.fill(star), width: 40, height: 40)
    let evenOdd = try TestDrawing.render(
      TestDrawing.fill(star, TestDrawing.black, FillStyle(eoFill: true)), width: 40, height: 40)
    #expect(nonzero[20, 20].alpha == 255)
    #expect(evenOdd[20, 20].alpha == 0)
    #expect(evenOdd[20, 8].alpha == 255)
    #expect(nonzero[20, 8].alpha == 255)
    #expect(nonzero[2, 30].alpha == 0)
  }

  @Test func windingDirectionDoesNotMatterForOneOutline() throws {
    let clockwise = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.polygon((1, 1), (9, 3), (4, 11))))
    let anticlockwise = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.polygon((4, 11), (9, 3), (1, 1))))
    #expect(clockwise == anticlockwise)
  }

  @Test func coverageWithoutAntialiasingIsBinary() throws {
    let style = FillStyle(antialiased: false)
    let circle = Path(storage: .ellipse(CGRect(x: 1, y: 1, width: 10, height: 10)))
    let picture = try TestDrawing.render(TestDrawing.fill(circle, TestDrawing.black, style))
    let values = Set((0..<12).flatMap { picture.alphas(y: $0) })
    #expect(values == [0, 255])
    #expect(abs(picture.coveredArea - 78.5) < 4)
  }

  @Test func circlesHaveTheirArea() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 3.3, y: 2.7, width: 90, height: 90)))
    let picture = try TestDrawing.render(TestDrawing.fill(circle), width: 100, height: 100)
    #expect(abs(picture.coveredArea - .pi * 45 * 45) < 45 * 2 * .pi * 0.03)
  }

  /// Tall pictures are scanned in bands; the bands of wide ones have few rows.
  @Test func bandsDoNotChangePixels() throws {
    let sliver = TestDrawing.polygon((0.3, 0.2), (8000.7, 211.9), (13.1, 299.4))
    let picture = try TestDrawing.render(TestDrawing.fill(sliver), width: 8001, height: 300)
    let first: Double = 8000.4 * 299.2, second: Double = 12.8 * 211.7
    let area = (first - second) / 2
    #expect(abs(picture.coveredArea - area) < area * 1e-4)
    for x in [100, 2000, 5000, 7000] {
      let edge = picture.alphas(x: x)
      let changes = zip(edge, edge.dropFirst()).filter { $0 != $1 }.count
      #expect(changes <= 4, "column \(x) is one solid run")
    }
  }
}
