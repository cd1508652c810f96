import Foundation
import LayoutDSL
import Render
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Vector

struct DasherTests {
  private func row(
    _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt
  ) throws -> [Int] {
    let path = Path(
      storage: .elements([.move(to: CGPoint(x: 0, y: 2)), .line(to: CGPoint(x: 20, y: 2))]))
    let style = StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash, dashPhase: phase)
    return try TestDrawing.render(
      .stroke(path, .color(TestDrawing.black), style), width: 20, height: 4
    ).alphas(y: 2)
  }

  private func pattern(_ text: String) -> [Int] { text.map { $0 == "#" ? 255 : 0 } }

  @Test func dashesAndGapsAlternate() throws {
    #expect(try row([4, 2]) == pattern("####..####..####..##"))
    #expect(try row([4, 2], phase: 3) == pattern("#..####..####..####."))
    #expect(try row([4, 2], phase: -1) == pattern(".####..####..####..#"))
    #expect(try row([4, 2], phase: 603) == pattern("#..####..####..####."))
  }

  @Test func oddPatternsSwapDashesAndGaps() throws {
    #expect(try row([3]) == pattern("###...###...###...##"))
    #expect(try row([1, 2, 3]) == pattern("#..###.##...#..###.#"))
  }

  @Test func capsAreDrawnOnEachDash() throws {
    #expect(try row([1, 7], phase: -4, cap: .square) == pattern("..#####...#####....."))
    #expect(try row([0, 8], phase: -4, cap: .square) == pattern("..####....####......"))
  }

  @Test func dotsStartAtThePathStart() throws {
    #expect(try row([0, 8], cap: .square) == pattern("##....####....####.."))
    #expect(try row([4, 0], phase: 4) == pattern("####################"))
  }

  @Test func invalidPatternsDrawASolidLine() throws {
    let solid = pattern("####################")
    for dash in [[0, 0], [-1, 2], [.nan, 1], [1e-9, 1e-9], [.infinity]] as [[CGFloat]] {
      #expect(try row(dash) == solid, "\(dash)")
    }
    #expect(try row([4, 2], phase: .nan) == solid)
  }

  @Test func dashesContinueAroundCorners() throws {
    let path = TestDrawing.rect(4, 4, 10, 10)
    let style = StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3)
    let picture = try TestDrawing.render(
      .stroke(path, .color(TestDrawing.black), style), width: 18, height: 18)
    #expect(picture[3, 3].alpha == 255, "the dash over the start has its corner")
    #expect(picture[8, 4].alpha == 0)
    #expect(picture[14, 3].alpha == 255)
  }
}
