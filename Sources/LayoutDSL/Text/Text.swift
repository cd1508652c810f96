import Foundation

/// A view that displays lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of text and what was asked of it.
  struct Segment: Equatable, Sendable {
    var string: String
    var font: Font?
    var fontChanges: [FontChange] = []
    var color: AnyColorStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: Line?
    var strikethrough: Line?
  }

  /// A change to the font in force, made in the order asked for.
  package enum FontChange: Equatable, Sendable {
    case weight(Font.Weight)
    case bold, italic, monospacedDigit

    func applied(to font: Font) -> Font {
      switch self {
      case .weight(let weight): font.weight(weight)
      case .bold: font.bold()
      case .italic: font.italic()
      case .monospacedDigit: font.monospacedDigit()
      }
    }
  }

  /// A line under or through a text.
  struct Line: Equatable, Sendable {
    var pattern: LineStyle.Pattern
    var color: Color?
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  /// Creates a text that is shown as it is, without localization.
  public init(verbatim content: String) {
    segments = [Segment(string: content)]
  }

  /// Creates a text that is shown as it is, without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Creates a text from a key, with the values interpolated into it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.segments
  }

  /// The text followed by another.
  public static func + (left: Text, right: Text) -> Text {
    Text(segments: left.segments + right.segments)
  }

  /// Where the ellipsis of a shortened text goes.
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  /// The case that a text is set in.
  public enum Case: Sendable {
    case uppercase, lowercase
  }

  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// The dashes of the line.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// Creates a style; a nil colour is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text {
  private func changing(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices {
      change(&copy.segments[index])
    }
    return copy
  }

  /// Sets the font of what has none of its own.
  public func font(_ font: Font?) -> Text { changing { if $0.font == nil { $0.font = font } } }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { segment in weight.map { segment.fontChanges.append(.weight($0)) } }
  }

  /// Makes the font bold.
  public func bold() -> Text { changing { $0.fontChanges.append(.bold) } }

  /// Makes the font bold.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the font italic.
  public func italic() -> Text { changing { $0.fontChanges.append(.italic) } }

  /// Makes the font italic.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Gives digits one width.
  public func monospacedDigit() -> Text { changing { $0.fontChanges.append(.monospacedDigit) } }

  /// Sets the colour of what has none of its own.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { segment in
      if segment.color == nil { segment.color = color.map { AnyColorStyle(AnyShapeStyle($0)) } }
    }
  }

  /// Sets the style of what has none of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { if $0.color == nil { $0.color = AnyColorStyle(AnyShapeStyle(style)) } }
  }

  /// Adds points after each character.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = kerning } }

  /// Adds points after each character, breaking ligatures.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = tracking } }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Draws a line under the text; a nil colour is the text's.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.underline = isActive ? Line(pattern: pattern, color: color) : nil }
  }

  /// Draws a line through the text; a nil colour is the text's.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changing { $0.strikethrough = isActive ? Line(pattern: pattern, color: color) : nil }
  }
}

/// A style that can be compared, by `areEqual`.
struct AnyColorStyle: Equatable, Sendable {
  let style: AnyShapeStyle

  init(_ style: AnyShapeStyle) {
    self.style = style
  }

  static func == (left: Self, right: Self) -> Bool {
    areEqualAnyValues(left.style.base, right.style.base)
  }
}
