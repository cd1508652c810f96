import Foundation

/// Text with every property that affects its size and appearance: the input of a
/// `TextLayoutEngine`.
package struct ResolvedText: Hashable, Sendable {
  /// A range of text with one set of attributes.
  package struct Run: Hashable, Sendable {
    package var string: String
    package var font: FontRequest
    /// The font that determines the line height, if it differs from the drawn font.
    package var lineFont: FontRequest?
    /// The line height of the run; nil is the line height of the font plus its leading.
    package var lineHeight: LineHeight?
    /// The language used for shaping the run; nil is the language of the text.
    package var language: String?
    /// The fill of the run, resolved over the bounds of the whole text; nil is the foreground of
    /// the text.
    package var fill: ResolvedStyle.Fill?
    package var background: Color.Resolved?
    /// The kerning, in points added after each character; ligatures stay.
    package var kerning: CGFloat = 0
    /// The tracking, in points added after each character; ligatures are broken.
    package var tracking: CGFloat = 0
    /// The baseline offset in points; positive values raise the run, negative values lower it.
    package var baselineOffset: CGFloat = 0
    package var underline: LineDecoration?
    package var strikethrough: LineDecoration?
    /// The image or symbol that replaces the run, whose string is one character.
    package var attachment: Attachment?
    /// The address that the run opens.
    package var link: URL?

    package init(string: String, font: FontRequest) {
      self.string = string
      self.font = font
    }
  }

  /// A line height that replaces the one of the font and its leading.
  package enum LineHeight: Hashable, Sendable {
    /// The line height of the font, without leading.
    case variable
    /// A fixed distance between baselines, in points.
    case fixed(CGFloat)
  }

  /// An underline or strikethrough; a nil colour is the colour of the text.
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

  /// An image in a line of text.
  package enum Attachment: Hashable, Sendable {
    case symbol(ResolvedSymbol)
    /// A bitmap whose bottom edge is on the baseline; a template takes the paint of the text.
    case image(ResolvedImage, isTemplate: Bool)
    /// A symbol of several layers, or the placeholder of an unknown symbol.
    case drawing(DisplayList, size: CGSize, ascent: CGFloat)

    package var size: CGSize {
      switch self {
      case .symbol(let symbol): symbol.size
      case .image(let image, _): image.size
      case .drawing(_, let size, _): size
      }
    }

    /// The distance from the top of the attachment to the baseline, in points.
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

  /// The position of the ellipsis in truncated text.
  package enum Truncation: Hashable, Sendable {
    case head, middle, tail
  }

  /// The horizontal alignment of lines.
  package enum LineAlignment: Hashable, Sendable {
    case leading, center, trailing
  }

  package var runs: [Run] = []
  /// The maximum number of lines; nil for no limit.
  package var lineLimit: Int?
  /// The minimum number of lines whose height the text reserves.
  package var reservedLines = 0
  package var alignment = LineAlignment.leading
  package var truncation = Truncation.tail
  /// The minimum spacing between lines, in points.
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  /// Whether the text is redacted; every character then has the same advance.
  package var isPlaceholder = false
  package var isRightToLeft = false
  /// Whether all paragraphs have the direction of the text, whatever their first strong character.
  package var hasFixedDirection = false
  /// Whether a line aligns to the direction of its paragraph instead of the direction of the text.
  package var alignsWithWriting = false
  /// The display scale in pixels per point; sizes are rounded up to whole pixels.
  package var displayScale: CGFloat = 1
  /// The BCP 47 language tag for shaping and line breaking.
  package var language = "en"

  package init() {}
}
