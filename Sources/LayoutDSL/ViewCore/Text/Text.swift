import Foundation

/// A view that displays lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of text and what was asked of it.
  struct Segment: Equatable, Sendable {
    var content: Content
    var attributes = Attributes()
  }

  /// What a segment shows; what depends on the environment is worked out in it.
  enum Content: Equatable, Sendable {
    case string(String)
    case localized(LocalizedText)
    case attributed(AttributedString)
    case formatted(AnyFormattedValue)
    case date(DateText)
    case time(AnyTimeText)
    case image(Image)
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  init(_ content: Content) {
    segments = [Segment(content: content)]
  }

  /// Creates a text that is shown as it is, without localization.
  public init(verbatim content: String) {
    self.init(.string(content))
  }

  /// Creates a text that is shown as it is, without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.string(String(content)))
  }

  /// Creates a text from a key, which is looked up in the string catalogs of a bundle and read as
  /// Markdown, with the values interpolated into it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)))
  }

  /// Creates a text from a string whose parts have attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Creates a text that shows an image on the baseline.
  public init(_ image: Image) {
    self.init(.image(image))
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
