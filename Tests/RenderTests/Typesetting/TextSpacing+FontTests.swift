import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct TextSpacingTests {
  /// The distances from text to text, from a view to text below, and from text to a view below, at
  /// one, two and three pixels per point.
  @Test(arguments: [
    (Font.largeTitle, [[1, 13.201, 21.618], [0.5, 12.701, 21.118], [0.667, 12.535, 20.951]]),
    (.title, [[1, 10.754, 17.686], [1, 10.254, 17.186], [0.667, 10.421, 17.352]]),
    (.title2, [[2, 8.307, 13.753], [2, 8.307, 13.753], [2, 7.973, 13.42]]),
    (.title3, [[2, 7.824, 12.775], [1.5, 7.324, 12.275], [1.333, 7.491, 12.442]]),
    (.body, [[2, 7.101, 11.309], [2, 6.601, 10.809], [2, 6.434, 10.642]]),
    (.callout, [[2, 5.859, 9.82], [2, 5.859, 9.82], [2, 5.859, 9.82]]),
    (.subheadline, [[3, 5.618, 9.332], [2.5, 5.618, 9.332], [2.333, 5.618, 9.332]]),
    (.footnote, [[3, 5.136, 8.354], [2.5, 5.136, 8.354], [2.667, 4.802, 8.021]]),
    (.caption, [[2, 4.895, 7.865], [2, 4.395, 7.365], [2, 4.561, 7.532]]),
    (.caption2, [[0, 4.653, 7.376], [0, 4.153, 6.876], [0, 3.987, 6.71]]),
    (.system(size: 13), [[0, 5.136, 8.354], [0, 5.136, 8.354]]),
  ])
  func textStylesHaveRecordedSpacing(font: Font, expected: [[CGFloat]]) throws {
    let engine = try makeEngine()
    for (index, distances) in expected.enumerated() {
      let spacing = engine.prepare(text("Hg", font, scale: CGFloat(index + 1))).spacing
      let actual = [spacing.textAbove, spacing.viewAbove, spacing.viewBelow]
      for (actual, expected) in zip(actual, distances) { #expect(abs(actual - expected) < 0.001) }
    }
  }
}
