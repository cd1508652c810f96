import Foundation

extension Text {
  /// The attributes set on a range of text; nil attributes are inherited.
  struct Attributes: Equatable, Sendable {
    var font: Font?
    /// The changes to the current font, in the order in which the modifiers apply them.
    var fontChanges: [FontChange] = []
    var style: AnyColorStyle?
    var background: Color?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// The underline and the strikethrough; an inactive line overrides an inherited one.
    var underline: Line?
    var strikethrough: Line?
    var scale: Scale?
    var lineHeight: AttributedString.LineHeight?
    var language: TypesettingLanguage?
    var link: URL?
    /// Whether the text requests grammatical agreement, which is not supported and causes a
    /// diagnostic.
    var isInflected = false
    var custom: [AnyTextAttribute] = []
    /// The words that assistive technologies read instead of the text.
    var spoken: String?
    /// The level of the text as a heading.
    var heading: AccessibilityHeadingLevel?

    /// Returns the attributes with `outer` as the inherited ones.
    ///
    /// Font changes and custom attributes accumulate, the outer ones first.
    func inheriting(_ outer: Attributes) -> Attributes {
      var merged = self
      merged.font = font ?? outer.font
      merged.fontChanges = outer.fontChanges + fontChanges
      merged.style = style ?? outer.style
      merged.background = background ?? outer.background
      merged.kerning = kerning ?? outer.kerning
      merged.tracking = tracking ?? outer.tracking
      merged.baselineOffset = baselineOffset ?? outer.baselineOffset
      merged.underline = underline ?? outer.underline
      merged.strikethrough = strikethrough ?? outer.strikethrough
      merged.scale = scale ?? outer.scale
      merged.lineHeight = lineHeight ?? outer.lineHeight
      merged.language = language ?? outer.language
      merged.link = link ?? outer.link
      merged.isInflected = isInflected || outer.isInflected
      merged.custom = outer.custom + custom
      merged.spoken = spoken ?? outer.spoken
      merged.heading = heading ?? outer.heading
      return merged
    }
  }

  /// A change to the current font.
  package enum FontChange: Equatable, Sendable {
    case weight(Font.Weight)
    case width(Font.Width)
    case design(Font.Design)
    case bold, italic, monospacedDigit

    func applied(to font: Font) -> Font {
      switch self {
      case .weight(let weight): font.weight(weight)
      case .width(let width): font.width(width)
      case .design(let design): font.design(design)
      case .bold: font.bold()
      case .italic: font.italic()
      case .monospacedDigit: font.monospacedDigit()
      }
    }
  }

  /// An underline or strikethrough.
  package struct Line: Hashable, Sendable {
    var isActive = true
    var pattern = LineStyle.Pattern.solid
    var color: Color?
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// The size of secondary text, smaller than the font.
    public static let secondary = Scale(isSecondary: true)
  }
}
