import Foundation

/// Shapes and measures text.
///
/// `Render` implements it with HarfBuzz, tests with square glyphs.
package protocol TextLayoutEngine: AnyObject, Sendable {
  /// Shapes the text once, so that it can be laid out at several widths.
  func prepare(_ text: ResolvedText) -> any PreparedText
}

/// Shaped text.
package protocol PreparedText: AnyObject, Sendable {
  /// The default stack spacing, from the metrics of the first and last font.
  var spacing: TextSpacing { get }
  /// The PostScript names of the faces that draw the text, in order of first use.
  var fontNames: [String] { get }
  /// The characters that no font contains; they are drawn as boxes.
  var missing: [MissingCharacters] { get }
  /// Breaks the text into lines.
  ///
  /// A nil or infinite dimension sets no limit. The block may exceed the proposal.
  func layout(proposal: ProposedViewSize) -> TextBlock
  /// Draws the block with its top-leading corner at `origin`; runs without their own fill take
  /// `foreground`.
  func draw(_ block: TextBlock, at origin: CGPoint, foreground: Paint, into list: inout DisplayList)
  /// Returns the lines of the block, for drawing them in parts.
  func lines(of block: TextBlock) -> [TextBlockLine]
  /// Draws a part of a line of the block, as `draw(_:at:foreground:into:)` would.
  func draw(
    _ slices: Range<Int>, ofLine line: Int, of block: TextBlock, at origin: CGPoint,
    foreground: Paint, into list: inout DisplayList)
  /// The problems with the requested fonts and their remedies; a fallback font replaces each.
  var fontProblems: [String] { get }
}

extension PreparedText {
  package func lines(of block: TextBlock) -> [TextBlockLine] { [] }
  package func draw(
    _ slices: Range<Int>, ofLine line: Int, of block: TextBlock, at origin: CGPoint,
    foreground: Paint, into list: inout DisplayList
  ) {}
  package var fontProblems: [String] { [] }
}

/// A line of text, in points from the top-leading corner of the block.
package struct TextBlockLine: Equatable, Sendable {
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

extension PreparedText {
  package var fontNames: [String] { [] }
  package var missing: [MissingCharacters] { [] }
}

/// Characters that no font contains, and a package that provides a font for them, if one is known.
package struct MissingCharacters: Equatable, Sendable {
  package var characters: [Character]
  package var package: String?

  package init(characters: [Character], package: String?) {
    self.characters = characters
    self.package = package
  }
}

/// Text broken into lines, with distances in points from the top of the block.
package struct TextBlock: Sendable {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool
  /// The engine's own line data, which drawing the block requires.
  package var lines: any Sendable

  package init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int,
    isTruncated: Bool, lines: any Sendable
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.lines = lines
  }
}

/// The default spacing between text and its neighbours in a stack, in points (text_rules §2).
package struct TextSpacing: Equatable, Sendable {
  /// The spacing to text above: the leading of this text.
  package var textAbove: CGFloat
  /// The spacing to a view without text above.
  package var viewAbove: CGFloat
  /// The spacing to a view without text below.
  package var viewBelow: CGFloat

  package init(textAbove: CGFloat = 0, viewAbove: CGFloat = 8, viewBelow: CGFloat = 8) {
    self.textAbove = textAbove
    self.viewAbove = viewAbove
    self.viewBelow = viewBelow
  }
}
