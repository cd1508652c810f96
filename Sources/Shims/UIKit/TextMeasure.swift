import Foundation

/// Measures texts.
@MainActor enum TextMeasure {
  /// Returns the size of a text on lines of at most a width; nil for one line for each paragraph.
  static func size(of text: String, font: Font, width: CGFloat?) -> CGSize {
    text.isEmpty ? .zero : size(of: Text(verbatim: text).font(font), width: width)
  }

  /// Returns the size of a text on lines of at most a width; nil for one line for each paragraph.
  static func size(of label: some View, width: CGFloat?) -> CGSize {
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
  /// The shadow of the text; not drawn.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The width of the letters' outlines, in hundredths of the font's size; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the letters' outlines; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A picture in place of a letter; not drawn.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The address of a link.
  public static let link = NSAttributedString.Key("NSLink")
}

extension String {
  /// Returns the size of the text on one line for each paragraph, with the font of the attributes.
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  )
    -> CGSize
  {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    return TextMeasure.size(of: self, font: font.font, width: nil)
  }
}

extension NSString {
  /// Returns the size of the text on one line for each paragraph, with the font of the attributes.
  @MainActor @preconcurrency public func size(
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  )
    -> CGSize
  {
    String(describing: self).size(withAttributes: attributes)
  }
}
