import Drawing
import DrawingTools
import Foundation
import Testing

struct StrokerTests {
  private func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
    .stroke(path, .color(TestDrawing.black), style)
  }

  private func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path(
      storage: .elements(
        points.enumerated().map { index, point in
          let to = CGPoint(x: point.0, y: point.1)
          return index == 0 ? .move(to: to) : .line(to: to)
        }))
  }

  @Test func capsHaveTheirLength() throws {
    let path = line((10, 10), (30, 10))
    func row(_ cap: CGLineCap) throws -> Pixmap {
      try TestDrawing.render(
        stroke(path, StrokeStyle(lineWidth: 8, lineCap: cap)), width: 40, height: 20)
    }
    let butt = try row(.butt), square = try row(.square), round = try row(.round)
    #expect(butt.alphas(y: 10) == (0..<40).map { (10..<30).contains($0) ? 255 : 0 })
    #expect(square.alphas(y: 10) == (0..<40).map { (6..<34).contains($0) ? 255 : 0 })
    #expect(abs(round.coveredArea - (160 + .pi * 16)) < 1)
    #expect(round[6, 6].alpha < 40 && round[7, 10].alpha == 255)
    #expect(butt.coveredArea == 160)
    #expect(square.coveredArea == 224)
  }

  @Test func joinsFillTheOuterCorner() throws {
    let corner = line((5, 25), (25, 25), (25, 5))
    func area(_ join: CGLineJoin, limit: CGFloat = 10) throws -> Double {
      let style = StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit)
      return try TestDrawing.render(stroke(corner, style), width: 40, height: 40).coveredArea
    }
    // Two bars of 20 × 10 overlap in a quarter of the corner's square of 10 × 10.
    let arms = 2.0 * 20 * 10 - 25
    #expect(abs(try area(.miter) - (arms + 25)) < 0.5)
    #expect(abs(try area(.bevel) - (arms + 12.5)) < 0.5)
    #expect(abs(try area(.round) - (arms + .pi * 25 / 4)) < 0.5)
    #expect(abs(try area(.miter, limit: 1.2) - (arms + 12.5)) < 0.5, "past the limit: bevel")
  }

  @Test func closedSubpathsHaveNoCaps() throws {
    let style = StrokeStyle(lineWidth: 4)
    let closed = try TestDrawing.render(
      stroke(TestDrawing.polygon((10, 10), (30, 10), (30, 30), (10, 30)), style), width: 40,
      height: 40)
    #expect(closed.coveredArea == 24 * 24 - 16 * 16)
    #expect(closed[8, 8].alpha == 255)
    #expect(closed[20, 20].alpha == 0)
    let open = try TestDrawing.render(
      stroke(line((10, 10), (30, 10), (30, 30), (10, 30), (10, 10)), style), width: 40, height: 40)
    #expect(open[8, 8].alpha == 0, "an open line leaves the corner out")
  }

  @Test func rectanglesOnHalfPixelsStrokeExactly() throws {
    let picture = try TestDrawing.render(stroke(TestDrawing.rect(1.5, 1.5, 7, 5), StrokeStyle()))
    #expect(picture.alphas(y: 1) == [0] + Array(repeating: 255, count: 8) + [0, 0, 0])
    #expect(picture.alphas(y: 3) == [0, 255, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0])
  }

  @Test func ringsHaveTheirArea() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 20, y: 20, width: 60, height: 60)))
    let picture = try TestDrawing.render(
      stroke(circle, StrokeStyle(lineWidth: 10)), width: 100, height: 100)
    #expect(abs(picture.coveredArea - .pi * (35 * 35 - 25 * 25)) < 3)
    let thick = try TestDrawing.render(
      stroke(
        Path(storage: .ellipse(CGRect(x: 48, y: 48, width: 4, height: 4))),
        StrokeStyle(lineWidth: 60)), width: 100, height: 100)
    #expect(abs(thick.coveredArea - .pi * 32 * 32) < 10, "the inside of a thick ring is full")
  }

  @Test func hairlineCoverageIsTheirWidth() throws {
    let picture = try TestDrawing.render(
      stroke(line((0, 5), (12, 5)), StrokeStyle(lineWidth: 0.5)), scale: 2)
    #expect(picture.alphas(x: 11)[8...11] == [0, 128, 128, 0])
  }

  @Test func nonuniformTransformsDistortThePen() throws {
    let ring = stroke(TestDrawing.rect(2, 2, 2, 8), StrokeStyle(lineWidth: 1))
    let picture = try TestDrawing.render(
      TestDrawing.group(.transform(.init(scaleX: 4, y: 1)), ring), width: 24, height: 12)
    #expect(
      picture.alphas(y: 6)
        == (0..<24).map { (6..<10).contains($0) || (14..<18).contains($0) ? 255 : 0 })
    #expect(picture.alphas(x: 12)[0...3] == [0, 128, 128, 0])
  }

  @Test func zeroLengthLinesWithRoundCapsAreDots() throws {
    let point = Path(
      storage: .elements([.move(to: CGPoint(x: 6, y: 6)), .line(to: CGPoint(x: 6, y: 6))]))
    let round = try TestDrawing.render(stroke(point, StrokeStyle(lineWidth: 8, lineCap: .round)))
    let square = try TestDrawing.render(stroke(point, StrokeStyle(lineWidth: 8, lineCap: .square)))
    let butt = try TestDrawing.render(stroke(point, StrokeStyle(lineWidth: 8)))
    #expect(abs(round.coveredArea - .pi * 16) < 1)
    #expect(square.coveredArea == 64)
    #expect(butt.coveredArea == 0)
  }

  @Test func reversalsAreRoundWithRoundJoins() throws {
    let path = line((5, 10), (20, 10), (5, 10))
    let style = StrokeStyle(lineWidth: 8, lineJoin: .round)
    let picture = try TestDrawing.render(stroke(path, style), width: 30, height: 20)
    #expect(abs(picture.coveredArea - (15 * 8 + .pi * 8)) < 2.5, "both sides draw the tip")
  }

  @Test func curvesStrokeSmoothly() throws {
    let wave = Path(
      storage: .elements([
        .move(to: CGPoint(x: 10, y: 50)),
        .curve(
          to: CGPoint(x: 90, y: 50), control1: CGPoint(x: 40, y: -30),
          control2: CGPoint(x: 60, y: 130)),
      ]))
    let thin = try TestDrawing.render(
      stroke(wave, StrokeStyle(lineWidth: 0.5)), width: 100, height: 100)
    let thick = try TestDrawing.render(
      stroke(wave, StrokeStyle(lineWidth: 6)), width: 100, height: 100)
    #expect(abs(thick.coveredArea / thin.coveredArea - 12) < 0.15, "no beads where chords meet")
  }
}
