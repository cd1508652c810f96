import Foundation

extension AttributeScopes {
  /// The attributed string attributes that views render.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour of the text background.
    public let backgroundColor: BackgroundColorAttribute
    /// The style of the strikethrough line.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The style of the underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning, in points added after each character.
    public let kern: KerningAttribute
    /// The tracking, in points added after each character.
    ///
    /// Tracking breaks ligatures.
    public let tracking: TrackingAttribute
    /// The baseline offset, in points.
    ///
    /// Positive values raise the text.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line height of a paragraph.
    public let lineHeight: CoreTextAttributes.LineHeightAttribute
    /// The attributes that Foundation defines.
    public let foundation: FoundationAttributes

    /// The attribute for the font.
    @frozen public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The attribute for the colour of the text.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute for the colour of the text background.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute for the strikethrough.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute for the underline.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute for kerning, in points added after each character.
    @frozen public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// The attribute for tracking, in points added after each character.
    ///
    /// Tracking breaks ligatures.
    @frozen public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The attribute for the baseline offset, in points.
    ///
    /// Positive values raise the text.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributed string attributes that views render.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the attribute in the SwiftUI scope at a key path.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// The runs of the string as text segments.
  var segments: [Text.Segment] {
    runs.map { run in
      Text.Segment(
        content: .string(String(characters[run.range])), attributes: Text.Attributes(run))
    }
  }
}

extension Text.Attributes {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    let intent = run.inlineIntent ?? []
    self.init(
      Markdown.Style(
        isStrong: intent.contains(.stronglyEmphasized),
        isEmphasized: intent.contains(.emphasized), isCode: intent.contains(.code),
        isStruckThrough: intent.contains(.strikethrough), link: run.link))
    let named = NamedAttributes.of(run)
    font = run[Scope.FontAttribute.self] ?? named.font
    if let color = run[Scope.ForegroundColorAttribute.self] ?? named.foreground {
      style = AnyColorStyle(color)
    }
    background = run[Scope.BackgroundColorAttribute.self] ?? named.background
    kerning = run[Scope.KerningAttribute.self] ?? named.kern
    tracking = run[Scope.TrackingAttribute.self] ?? named.tracking
    baselineOffset = run[Scope.BaselineOffsetAttribute.self] ?? named.baselineOffset
    lineHeight = run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
    if let line = run[Scope.StrikethroughStyleAttribute.self] ?? named.strikethrough {
      strikethrough = Text.Line(pattern: line.pattern, color: line.color)
    }
    if let line = run[Scope.UnderlineStyleAttribute.self] ?? named.underline {
      underline = Text.Line(pattern: line.pattern, color: line.color)
    }
  }
}
