import Foundation

extension Text {
  /// What was asked of a stretch of text; nil where nothing was.
  struct Attributes: Equatable, Sendable {
    var font: Font?
    /// Changes to the font in force, made in the order asked for.
    var fontChanges: [FontChange] = []
    var style: AnyColorStyle?
    var background: Color?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// Lines under and through the text; an inactive one is said to be none.
    var underline: Line?
    var strikethrough: Line?
    var scale: Scale?
    var lineHeight: AttributedString.LineHeight?
    var language: TypesettingLanguage?
    var link: URL?
    /// Whether words are to agree with the numbers beside them, which a diagnostic says they do not.
    var isInflected = false
    var custom: [AnyTextAttribute] = []

    /// The attributes of a part of a text that has attributes of its own, which win.
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
      return merged
    }
  }

  /// A change to the font in force.
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

  /// A line under or through a text.
  package struct Line: Hashable, Sendable {
    var isActive = true
    var pattern = LineStyle.Pattern.solid
    var color: Color?
  }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// The size of text that is less important than what it stands beside.
    public static let secondary = Scale(isSecondary: true)
  }
}

/// A style that can be compared, by `areEqual`.
struct AnyColorStyle: Equatable, Sendable {
  let style: AnyShapeStyle

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    areEqualAnyValues(left.style.base, right.style.base)
  }
}
