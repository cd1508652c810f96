import Foundation

/// A view of read-only text on one or more lines.
nonisolated public struct Text: Equatable, Sendable {
  /// A range of text and the attributes set on it.
  struct Segment: Equatable, Sendable {
    var content: Content
    var attributes = Attributes()
  }

  /// The content of a segment, which may depend on the environment.
  enum Content: Equatable, Sendable {
    case string(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case formatted(AnyFormattedValue)
    case date(DateText)
    case time(AnyTimeText)
    case image(Image)
  }

  private(set) var join: TextJoin

  init(segments: [Segment]) {
    join = .leaf(segments)
  }

  init(_ content: Content) {
    self.init(segments: [Segment(content: content)])
  }

  /// The segments; reading those of concatenated text takes time.
  var segments: [Segment] {
    if case .leaf(let segments) = join { segments } else { join.segments }
  }

  /// Whether both texts have the same segments.
  public static func == (left: Text, right: Text) -> Bool { left.segments == right.segments }

  /// Creates a text view that displays a string verbatim, without localization.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Creates a text view that displays a stored string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// Creates a text view that displays a localized string.
  ///
  /// The string catalogs of the bundle translate the key, and the result is parsed as Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  /// Creates a text view that displays an attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Creates a text view that displays an image, aligned to the baseline.
  public init(_ image: Image) {
    self.init(.image(image))
  }

  /// Concatenates the text of two text views.
  public static func + (left: Text, right: Text) -> Text {
    var result = left
    result.join = .joining(left.join, right.join)
    return result
  }

  /// The position of the ellipsis in truncated text.
  public enum TruncationMode: Sendable {
    /// The ellipsis replaces the start of the line.
    case head
    /// The ellipsis replaces the end of the line.
    case tail
    /// The ellipsis replaces the middle of the line.
    case middle
  }

  /// The letter case of displayed text.
  public enum Case: Sendable {
    /// All letters are capitals.
    case uppercase
    /// No letters are capitals.
    case lowercase
  }

  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    package let pattern: Pattern
    package let color: Color?

    /// The dash pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// A line without gaps.
      case solid
      /// Square dots.
      case dot
      /// Long dashes.
      case dash
      /// Alternating dashes and dots.
      case dashDot
      /// A dash alternating with two dots.
      case dashDotDot
    }

    /// Creates a style; a nil colour is the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()
  }
}
