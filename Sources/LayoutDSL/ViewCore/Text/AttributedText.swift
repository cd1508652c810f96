import Foundation

extension AttributeScopes {
  /// The attributes of strings that views show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added after each character.
    public let kern: KerningAttribute
    /// Points added after each character, breaking ligatures.
    public let tracking: TrackingAttribute
    /// Points by which the text is raised.
    public let baselineOffset: BaselineOffsetAttribute
    /// The height of the lines of a paragraph.
    public let lineHeight: CoreTextAttributes.LineHeightAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font of a text.
    @frozen public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a text.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind a text.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through a text.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under a text.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added after each character.
    @frozen public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added after each character, breaking ligatures.
    @frozen public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// Points by which a text is raised.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes of strings that views show.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of strings that views show, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// The pieces of a string as segments of a text.
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
    font = run[Scope.FontAttribute.self]
    if let color = run[Scope.ForegroundColorAttribute.self] { style = AnyColorStyle(color) }
    background = run[Scope.BackgroundColorAttribute.self]
    kerning = run[Scope.KerningAttribute.self]
    tracking = run[Scope.TrackingAttribute.self]
    baselineOffset = run[Scope.BaselineOffsetAttribute.self]
    lineHeight = run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
    if let line = run[Scope.StrikethroughStyleAttribute.self] {
      strikethrough = Text.Line(pattern: line.pattern, color: line.color)
    }
    if let line = run[Scope.UnderlineStyleAttribute.self] {
      underline = Text.Line(pattern: line.pattern, color: line.color)
    }
  }
}
