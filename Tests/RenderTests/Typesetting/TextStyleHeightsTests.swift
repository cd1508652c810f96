import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render

/// Compares the heights of text styles with those of SF, at every Dynamic Type size.
struct TextStyleHeightsTests {
  let engine: ShapingTextEngine

  init() throws {
    engine = try makeEngine()
  }

  /// The sizes and line heights of Apple's Human Interface Guidelines for iOS, from `xSmall` to
  /// `accessibility5`; a line height is the distance between wrapped lines.
  private static let published: [(Font.TextStyle, String)] = [
    (.largeTitle, "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
    (.title, "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
    (.title2, "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
    (.title3, "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
    (.headline, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.body, "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
    (.callout, "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
    (.subheadline, "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
    (.footnote, "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
    (.caption, "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
    (.caption2, "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
  ]

  @Test(arguments: published)
  func lineHeightsMatchPublishedTables(style: Font.TextStyle, table: String) {
    let entries = table.split(separator: " ").map {
      $0.split(separator: "/").compactMap { Double($0) }
    }
    #expect(entries.count == DynamicTypeSize.allCases.count)
    for (typeSize, entry) in zip(DynamicTypeSize.allCases, entries) {
      let (size, pitch) = (entry[0], entry[1])
      for scale in 1...3 {
        var one = ResolvedText()
        one.runs = [
          ResolvedText.Run(string: "Hg", font: Font.system(style).request(for: typeSize))
        ]
        one.displayScale = CGFloat(scale)
        var five = one
        five.runs[0].string = "a\nb\nc\nd\ne"
        func ceiled(_ height: Double) -> Double {
          (height * Double(scale) - 1e-6).rounded(.up) / Double(scale)
        }
        let line = size * 2444 / 2048
        #expect(abs(engine.layout(one).size.height - ceiled(line)) < 1e-6)
        #expect(abs(engine.layout(five).size.height - ceiled(4 * pitch + line)) < 1e-6)
      }
    }
  }
}
