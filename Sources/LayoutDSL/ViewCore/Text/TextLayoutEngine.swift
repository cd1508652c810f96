import Foundation

/// Shapes and measures text; `Render` implements it with HarfBuzz, tests with square glyphs.
package protocol TextLayoutEngine: AnyObject, Sendable {
  /// Shapes the text once, so that it can be laid out in several widths.
  func prepare(_ text: ResolvedText) -> any PreparedText
}

/// A shaped text.
package protocol PreparedText: AnyObject, Sendable {
  /// What default stack spacing needs of the first and last font.
  var spacing: TextSpacing { get }
  /// The PostScript names of the faces that draw it, in order of first use.
  var fontNames: [String] { get }
  /// The characters that no font has; boxes stand for them.
  var missing: [MissingCharacters] { get }
  /// Breaks the text into lines. A nil or infinite dimension sets no limit; the answer may be
  /// wider or taller than asked.
  func layout(proposal: ProposedViewSize) -> TextBlock
  /// Paints the block with its top-leading corner at `origin`; runs without a colour of their
  /// own take `foreground`.
  func draw(_ block: TextBlock, at origin: CGPoint, foreground: Paint, into list: inout DisplayList)
  /// The lines of the block, for whoever draws their parts one by one.
  func lines(of block: TextBlock) -> [TextBlockLine]
  /// Paints a part of a line of the block as `draw` would.
  func draw(
    _ slices: Range<Int>, ofLine line: Int, of block: TextBlock, at origin: CGPoint,
    foreground: Paint, into list: inout DisplayList)
  /// What is wrong with the fonts asked for, and what to do about it; another is used instead.
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

/// A line of a text, in points from the top-leading corner of the block.
package struct TextBlockLine: Equatable, Sendable {
  /// A part that is drawn as one: a character or ligature.
  package struct Slice: Equatable, Sendable {
    package var x: CGFloat
    package var width: CGFloat
    /// The index of the text's run.
    package var run: Int
    package var isRightToLeft: Bool
    /// Where it stands in the text; of an ellipsis, where the text that it stands for begins.
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
  /// Above and below the baseline, and the space to the next line.
  package var ascent: CGFloat, descent: CGFloat, leading: CGFloat
  /// What is drawn, from left to right.
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

/// Characters of a text that no font has, and the package that would bring one, if any is known.
package struct MissingCharacters: Equatable, Sendable {
  package var characters: [Character]
  package var package: String?

  package init(characters: [Character], package: String?) {
    self.characters = characters
    self.package = package
  }
}

/// A text broken into lines, with distances in points from the top of the block.
package struct TextBlock: Sendable {
  package var size: CGSize
  package var firstBaseline: CGFloat
  package var lastBaseline: CGFloat
  package var lineCount: Int
  package var isTruncated: Bool
  /// What the engine that made the block needs to draw it.
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

/// The distances of a text to its neighbours in a stack with default spacing, in points
/// (text_rules §2).
package struct TextSpacing: Equatable, Sendable {
  /// From a text above to this one: the leading of this one.
  package var textAbove: CGFloat
  /// From a plain view above to this text.
  package var viewAbove: CGFloat
  /// From this text to a plain view below.
  package var viewBelow: CGFloat

  package init(textAbove: CGFloat = 0, viewAbove: CGFloat = 8, viewBelow: CGFloat = 8) {
    self.textAbove = textAbove
    self.viewAbove = viewAbove
    self.viewBelow = viewBelow
  }
}
