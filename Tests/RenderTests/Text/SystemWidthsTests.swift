import Foundation
import LayoutDSL
import Testing

@testable import Render

/// Widths of Inter beside those that SF was recorded with, at two pixels a point.
struct SystemWidthsTests {
  private static let recorded: [(String, CGFloat, Int, CGFloat)] = [
    ("The quick brown fox", 10, 400, 97.5), ("The quick brown fox", 12, 400, 114.5),
    ("Layout must wrap this", 13, 400, 133.5), ("Count: 0", 13, 400, 52),
    ("Supercalifragilistic", 13, 400, 112), ("Weight", 13, 600, 44.5),
    ("The quick brown fox", 20, 400, 176.5), ("The quick brown fox", 24, 400, 207),
    ("The quick brown fox", 32, 400, 275), ("Star", 40, 400, 69.5),
  ]

  @Test(arguments: recorded)
  func withinTwoPercent(string: String, size: CGFloat, weight: Int, width: CGFloat) throws {
    let engine = try makeEngine()
    var source = text(string, .system(size: size))
    source.runs[0].font.weight = weight
    let ours = engine.layout(source).size.width
    // A pixel is more than two hundredths of a short string.
    #expect(abs(ours - width) <= max(0.02 * width, 0.5), "\(ours) for \(width)")
  }
}
