// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

extension NSUnderlineStyle: Hashable {}

extension AttributeScopes {
  /// The attributes of UIKit.
  ///
  /// `Text` draws the font, the colours, the lines, the kerning, the
  /// tracking and the baseline offset of a text without such attributes of SwiftUI; the others have
  /// no effect.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let ligature: LigatureAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let foundation: FoundationAttributes
    public let swiftUI: SwiftUIAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static var name: String { drawn("NSFont") }
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { drawn("NSColor") }
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { drawn("NSBackgroundColor") }
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { drawn("NSKern") }
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { drawn("CTTracking") }
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { drawn("NSStrikethrough") }
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { drawn("NSStrikethroughColor") }
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static var name: String { drawn("NSUnderline") }
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static var name: String { drawn("NSUnderlineColor") }
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static var name: String { drawn("NSBaselineOffset") }
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the attribute in the UIKit scope at a key path, if SwiftUI has none of its name and
  /// type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}

/// Returns the name of an attribute that `Text` draws, which Foundation asks for before it stores
/// one.
private func drawn(_ name: String) -> String {
  _ = reader
  return name
}

/// Lets `Text` read the attributes.
private let reader: Void = NamedAttributes.setReader { run in
  typealias Scope = AttributeScopes.UIKitAttributes
  func color(_ color: UIColor?) -> Color? { color.map { Color(uiColor: $0) } }
  func line(_ style: NSUnderlineStyle?, _ tint: UIColor?) -> Text.LineStyle? {
    let line = style.flatMap { Text.LineStyle(nsUnderlineStyle: $0) }
    return line.map { Text.LineStyle(pattern: $0.pattern, color: color(tint)) }
  }
  var attributes = NamedAttributes()
  attributes.font = run[Scope.FontAttribute.self].map { Font(uiFont: $0) }
  attributes.foreground = color(run[Scope.ForegroundColorAttribute.self])
  attributes.background = color(run[Scope.BackgroundColorAttribute.self])
  attributes.kern = run[Scope.KernAttribute.self]
  attributes.tracking = run[Scope.TrackingAttribute.self]
  attributes.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
  attributes.underline = line(
    run[Scope.UnderlineStyleAttribute.self], run[Scope.UnderlineColorAttribute.self])
  attributes.strikethrough = line(
    run[Scope.StrikethroughStyleAttribute.self], run[Scope.StrikethroughColorAttribute.self])
  return attributes
}
