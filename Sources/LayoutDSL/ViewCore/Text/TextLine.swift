import Foundation

/// A line of text, in points from the top-leading corner of the block.
package struct TextLine: Equatable, Sendable {
  /// A part that is drawn as a unit: a character or a ligature.
  package struct Slice: Equatable, Sendable {
    package var x: CGFloat
    package var width: CGFloat
    /// The index of the run in the text.
    package var run: Int
    package var isRightToLeft: Bool
    /// The position of its character in the text; for an ellipsis, of the first character it
    /// replaces.
    package var character: Int

    package init(x: CGFloat, width: CGFloat, run: Int, isRightToLeft: Bool, character: Int = 0) {
      self.character = character
      self.x = x
      self.width = width
      self.run = run
      self.isRightToLeft = isRightToLeft
    }
  }

  package var baseline: CGFloat
  /// The ascent and descent from the baseline, and the space to the next line.
  package var ascent: CGFloat, descent: CGFloat, leading: CGFloat
  /// The drawn slices, from left to right.
  package var slices: [Slice]

  package init(
    baseline: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat, slices: [Slice]
  ) {
    self.baseline = baseline
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.slices = slices
  }
}
