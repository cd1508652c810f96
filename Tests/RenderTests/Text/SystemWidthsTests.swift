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
    ("Footer", 17, 400, 49.5), ("Fruits", 17, 400, 43), ("Vegetables", 17, 400, 85),
    ("Preferences", 17, 500, 94.5), ("Hello", 17, 600, 41),
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

  /// Where Inter is further from SF: that is looser in short words from 20 points up, and its bold
  /// is wider.
  private static let apart: [(String, CGFloat, Int, recorded: CGFloat, ours: CGFloat)] = [
    ("Bold", 13, 700, 29.5, 28.5),
    ("Hello", 20, 400, 45, 42.5), ("Big", 26, 400, 36.5, 35),
    ("The quick brown fox", 20, 700, 189.5, 184), ("The quick brown fox", 20, 900, 202, 190),
  ]

  @Test(arguments: apart)
  func withinSixPercent(
    string: String, size: CGFloat, weight: Int, recorded: CGFloat, ours: CGFloat
  ) throws {
    var source = text(string, .system(size: size))
    source.runs[0].font.weight = weight
    #expect(try makeEngine().layout(source).size.width == ours)
    #expect(abs(ours / recorded - 1) < 0.06)
  }
}
