import Foundation

/// The style of a paragraph of an attributed string.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which a long line ends.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points; not drawn.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points; not drawn.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points; not drawn.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points; not drawn.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the trailing end of the lines, in points; not drawn.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points, 0 for the font's; not drawn.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points, 0 for any; not drawn.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 means 1; not drawn.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation, 0…1; not drawn.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable copy.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the properties are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash of the properties.
  open override var hash: Int { values.hashValue }
}

/// A mutable style of a paragraph.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The way in which a long line ends.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The space below the paragraph, in points; not drawn.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above the paragraph, in points; not drawn.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points; not drawn.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points; not drawn.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of the trailing end of the lines, in points; not drawn.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points, 0 for the font's; not drawn.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points, 0 for any; not drawn.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of a line's height; 0 means 1; not drawn.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenation, 0…1; not drawn.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Takes the properties of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
