import Foundation
import Render
import ViewCore

/// Measures views and texts outside a screen.
@MainActor enum ViewMeasurement {
  /// Returns the size of a text on lines of at most a width; nil for one line for each paragraph.
  static func size(of text: String, font: Font, width: CGFloat?) -> CGSize {
    text.isEmpty ? .zero : size(of: Text(verbatim: text).font(font), width: width)
  }

  /// Returns the size of a text or control in the look of the current screen, on lines of at most a
  /// width; nil for one line for each paragraph.
  static func size(of label: some View, width: CGFloat?) -> CGSize {
    let palette = UITraitCollection.current.colorContext.palette
    let label = label.environment(\.styles.color.palette, palette)
    guard let natural = try? ViewHost(content: { label }).size else { return .zero }
    guard let width, width > 0, width < natural.width else { return natural }
    let wrapped = try? ViewHost {
      label.frame(width: width).fixedSize(horizontal: false, vertical: true)
    }
    return wrapped?.size ?? natural
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space that is added after each letter, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of the line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance of the text above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The shadow of the text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The width of the letters' outlines, in hundredths of the font's size; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the letters' outlines; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A picture in place of a letter.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The inline styles of Markdown, the number of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The address of a link.
  public static let link = NSAttributedString.Key("NSLink")
  /// The space after each letter, in points, without ligatures; not drawn.
  public static let tracking = NSAttributedString.Key("NSTracking")
  /// Whether letters are joined; not drawn.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// An effect on letters; not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The slant of letters; not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of the factor of the width; not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of the text; not drawn.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The highlight of the text; not drawn.
  public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
  /// The colours of the highlight; not drawn.
  public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
  /// A picture that follows the font; not drawn.
  public static let adaptiveImageGlyph = NSAttributedString.Key("CTAdaptiveImageProvider")
  /// Whether the text is vertical; not drawn.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The language in which the text is read.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch with which the text is read.
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether punctuation is read.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The pronunciation of the text.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether letters are read one by one.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// Whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The level of a heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// The accessibility information about the text.
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

extension String {
  /// Returns the size of the text on one line for each paragraph, with the font of the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return onMainActor { ViewMeasurement.size(of: self, font: font.font, width: nil) }
  }
}

extension NSString {
  /// Returns the size of the text on one line for each paragraph, with the font of the attributes.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}
