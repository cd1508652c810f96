import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render

/// Compares widths in the system font with recorded widths of SF, at two pixels per point.
struct SystemWidthsTests {
  /// The recorded widths by size and weight.
  private static let recorded: [(CGFloat, Int, KeyValuePairs<String, CGFloat>)] = [
    (
      10, 400, ["The quick brown fox": 97.5, "Vegetables": 54, "Caption strike": 67.5, "Hello": 25]
    ),
    (10, 500, ["The quick brown fox": 100, "Settings": 41.5, "Search": 34.5]),
    (10, 700, ["Account": 42.5, "Fruits": 30, "We": 16]),
    (11, 400, ["The quick brown fox": 106, "Custom": 40.5, "100": 19.5, "31": 12.5]),
    (11, 600, ["Vegetables": 61.5, "Enabled": 44]),
    (12, 400, ["The quick brown fox": 114.5, "Vegetables": 63.5, "Max": 23.5, "40": 15.5]),
    (12, 500, ["Account": 48, "Cherry": 39.5]),
    (12, 800, ["Bold": 28.5]),
    (
      13, 400,
      [
        "Layout must wrap this": 133.5, "Count: 0": 52, "Supercalifragilistic": 112,
        "Layout must wrap this sentence onto several lines inside a narrow frame.": 439.5,
        "Check the spelling or try a new search.": 235.5, "Right-click me": 87.5, "30%": 28.5,
        "MIXED CASE": 78, "Hello World": 70.5, "Share…": 45.5, "2025": 32, "1": 6, "Yellow": 38.5,
      ]
    ),
    (13, 500, ["Options": 49, "Banana": 46]),
    (13, 600, ["Weight": 44.5, "Plain": 31, "Volume": 47]),
    (13, 700, ["Bold": 29.5, "Mar 2025": 62.5, "Bold strike": 69.5, "The quick brown fox": 130.5]),
    (13, 800, ["Bold": 30.5]),
    (15, 400, ["The quick brown fox": 138.5, "PREFERENCES": 102.5, "Subheadline": 85]),
    (15, 700, ["Enabled": 59, "Volume": 55]),
    (
      17, 400,
      [
        "Layout must wrap this sentence onto several lines inside a narrow frame.": 551,
        "Some content under the title.": 221.5, "Footer": 49.5, "Vegetables": 85, "Wi-Fi": 40.5,
        "Quantity: 3": 84, "ACCOUNT": 81.5, "Bluetooth": 74, "100": 28.5, "••••••": 46,
      ]
    ),
    (17, 500, ["Preferences": 94.5, "Account": 65]),
    (17, 600, ["Hello": 41, "The quick brown fox": 160.5, "Notifications": 101.5, "40": 22]),
    (17, 700, ["Placeholder": 97, "Borderless": 88.5, "Quantity: 3": 91]),
    (17, 800, ["Bold": 38]),
    (20, 300, ["The quick brown fox": 174]),
    (20, 400, ["The quick brown fox": 176.5, "Hello": 45, "Title 3": 54.5, "Account": 73]),
    (20, 500, ["The quick brown fox": 181, "Enabled": 73]),
    (20, 600, ["Volume": 69, "Title 3": 57.5]),
    (20, 700, ["The quick brown fox": 189.5, "Options": 74.5, "Bold": 42.5]),
    (20, 900, ["The quick brown fox": 202]),
    (22, 400, ["The quick brown fox": 191, "Tracked text": 116.5, "Count: 0": 82, "Gray": 45]),
    (22, 700, ["Title 2": 63.5, "bold": 45.5]),
    (24, 400, ["The quick brown fox": 207]),
    (24, 500, ["100": 41.5, "30": 30]),
    (26, 400, ["Big": 36.5, "Large strike": 130, "The quick brown fox": 224]),
    (26, 700, ["No Results": 130.5]),
    (28, 400, ["The quick brown fox": 241, "Bluetooth": 116.5, "Dotted title": 133.5]),
    (28, 800, ["Bold": 61.5]),
    (32, 400, ["The quick brown fox": 275]),
    (34, 400, ["The quick brown fox": 291.5, "Settings": 121, "Large Title": 152.5]),
    (34, 700, ["Large Title": 166, "No Mail": 117.5]),
    (40, 400, ["Star": 69.5]),
    (40, 700, ["Mask": 99.5]),
  ]

  @Test(arguments: recorded)
  func widthsMatchRecordingsWithinTwoPercent(
    size: CGFloat, weight: Int, widths: KeyValuePairs<String, CGFloat>
  ) throws {
    let engine = try makeEngine()
    for (string, width) in widths {
      let ours = engine.layout(source(string, size, weight: weight)).size.width
      // A pixel is more than two percent of a short string.
      #expect(abs(ours - width) <= max(0.02 * width, 0.5), "\(string): \(ours) for \(width)")
    }
  }

  @Test(
    arguments: [
      ("Hello, ", "World", nil, 76.5, 1), ("Layout must ", sentence.dropFirst(12), nil, 445, 1),
      ("Layout must ", sentence.dropFirst(12), 150, 142.5, 4),
    ] as [(String, Substring, CGFloat?, CGFloat, Int)])
  func boldWidthsMatchRecordings(
    bold: String, regular: Substring, proposed: CGFloat?, width: CGFloat, lineCount: Int
  ) throws {
    var source = source(bold, 13, weight: 700)
    source.runs += self.source(String(regular), 13).runs
    let block = try makeEngine().layout(source, width: proposed)
    #expect(block.lineCount == lineCount)
    #expect(abs(block.size.width - width) <= 1, "\(block.size.width)")
  }

  /// Kerning is added to the width once per character.
  @Test(arguments: [(-1, 26), (2, 41), (5, 56)] as [(CGFloat, CGFloat)])
  func kernedWidthsMatchRecordings(kerning: CGFloat, width: CGFloat) throws {
    var source = source("Hello", 13)
    source.runs[0].kerning = kerning
    #expect(try makeEngine().layout(source).size.width == width)
  }

  private func source(_ string: String, _ size: CGFloat, weight: Int = 400) -> ResolvedText {
    var source = text(string, .system(size: size))
    source.runs[0].font.weight = weight
    return source
  }
}
