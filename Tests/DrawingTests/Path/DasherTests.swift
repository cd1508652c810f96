import Drawing
import Foundation
import Testing

struct DasherTests {
  /// The stroke of a line of 20 points: a character for the middle of each point.
  private func row(_ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt) -> String {
    let line = Path(
      storage: .elements([.move(to: CGPoint(x: 0, y: 2)), .line(to: CGPoint(x: 20, y: 2))]))
    let stroke = line.strokedPath(
      StrokeStyle(lineWidth: 4, lineCap: cap, dash: dash, dashPhase: phase))
    return String(
      (0..<20).map { stroke.contains(CGPoint(x: Double($0) + 0.5, y: 2.5)) ? "#" : "." })
  }

  @Test func dashesAndGapsAlternate() {
    #expect(row([4, 2]) == "####..####..####..##")
    #expect(row([4, 2], phase: 3) == "#..####..####..####.")
    #expect(row([4, 2], phase: -1) == ".####..####..####..#")
    #expect(row([4, 2], phase: 603) == "#..####..####..####.")
  }

  @Test func oddPatternsSwapDashesAndGaps() {
    #expect(row([3]) == "###...###...###...##")
    #expect(row([1, 2, 3]) == "#..###.##...#..###.#")
  }

  @Test func capsAreDrawnOnEachDash() {
    #expect(row([1, 7], phase: -4, cap: .square) == "..#####...#####.....")
    #expect(row([0, 8], phase: -4, cap: .square) == "..####....####......")
  }

  @Test func dotsStartAtThePathStart() {
    #expect(row([0, 8], cap: .square) == "##....####....####..")
    #expect(row([4, 0], phase: 4) == "####################")
  }

  @Test func invalidPatternsDrawASolidLine() {
    let solid = "####################"
    for dash in [[0, 0], [-1, 2], [.nan, 1], [1e-9, 1e-9], [.infinity]] as [[CGFloat]] {
      #expect(row(dash) == solid, "\(dash)")
    }
    #expect(row([4, 2], phase: .nan) == solid)
  }

  @Test func dashesContinueAroundCorners() {
    let box = Path(CGRect(x: 4, y: 4, width: 10, height: 10))
    let stroke = box.strokedPath(StrokeStyle(lineWidth: 2, dash: [6, 4], dashPhase: 3))
    #expect(stroke.contains(CGPoint(x: 3.5, y: 3.5)), "the dash over the start has its corner")
    #expect(!stroke.contains(CGPoint(x: 8.5, y: 4.5)))
    #expect(stroke.contains(CGPoint(x: 14.5, y: 3.5)))
  }
}
