import Foundation

/// A text with everything that decides its size and look: the input of a `TextLayoutEngine`.
package struct ResolvedText: Hashable, Sendable {
  /// A stretch of text with one set of attributes.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: FontRequest
    /// The font that the height of the line is for, if it is not the one drawn with.
    package var lineFont: FontRequest?
    /// The height of its lines in points, where it is not the font's.
    package var lineHeight: LineHeight?
    /// The language by whose rules the run is shaped, where it is not the text's.
    package var language: String?
    /// What the run is painted with, over the whole text; nil for what the text is painted with.
    package var fill: ResolvedStyle.Fill?
    package var background: Color.Resolved?
    /// Points added after each character; ligatures stay.
    package var kerning: CGFloat = 0
    /// Points added after each character; ligatures are broken.
    package var tracking: CGFloat = 0
    /// Points by which the run is raised; negative lowers it.
    package var baselineOffset: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// A picture that stands for the run, whose string is one character.
    package var attachment: Attachment?

    package init(string: String, font: FontRequest) {
      self.string = string
      self.font = font
    }
  }

  /// The height of lines, where it is not that which their fonts and their leading ask for.
  package enum LineHeight: Hashable, Sendable {
    /// As high as the fonts, without leading.
    case variable
    /// Points from each baseline to the next.
    case fixed(CGFloat)
  }

  /// An underline or strikethrough; a nil colour is the text's.
  package struct LineDecoration: Hashable, Sendable {
    package enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
    package var pattern: Pattern = .solid
    package var color: Paint?

    package init(pattern: Pattern = .solid, color: Paint? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// A picture in a line of text.
  package enum Attachment: Hashable, Sendable {
    case symbol(ResolvedSymbol)
    /// A bitmap that stands on the baseline; a template is painted as text.
    case image(ResolvedImage, isTemplate: Bool)
    /// A symbol of several parts, or what stands for one that is not known.
    case drawing(DisplayList, size: CGSize, ascent: CGFloat)

    package var size: CGSize {
      switch self {
      case .symbol(let symbol): symbol.size
      case .image(let image, _): image.size
      case .drawing(_, let size, _): size
      }
    }

    /// From the top of the picture to the baseline.
    package var ascent: CGFloat {
      switch self {
      case .symbol(let symbol): symbol.baseline
      case .image(let image, _): image.size.height
      case .drawing(_, _, let ascent): ascent
      }
    }

    package func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  /// Where the ellipsis of a shortened text goes.
  package enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  /// How lines line up.
  package enum LineAlignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package var runs: [Run] = []
  /// The most lines; nil for no limit.
  package var lineLimit: Int?
  /// Lines whose height is taken even when the text is shorter.
  package var reservedLines = 0
  package var alignment = LineAlignment.leading
  package var truncation = Truncation.tail
  /// Points between lines, at least.
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  /// Whether every character takes the same place, because none is to be shown.
  package var isPlaceholder = false
  package var isRightToLeft = false
  /// Whether all paragraphs run as the text does, whatever they begin with.
  package var hasFixedDirection = false
  /// Whether a line is aligned as its paragraph runs, rather than as the text does.
  package var alignsWithWriting = false
  /// Pixels per point: sizes are rounded up to it.
  package var displayScale: CGFloat = 1
  /// BCP 47 tag that steers shaping and line breaking.
  package var language = "en"

  package init() {}
}
