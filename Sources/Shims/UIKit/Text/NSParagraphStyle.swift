import Foundation
import SystemIntegration

/// The style of a paragraph of an attributed string.
open class NSParagraphStyle: NSObject, NSCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
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
    var usesDefaultHyphenation = false
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
    var allowsDefaultTighteningForTruncation = false
    var lineBreakStrategy: LineBreakStrategy = []
  }

  /// The ways in which lines may break.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The last line has no single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are not broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The ways of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The alignment of the lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The way in which a long line ends.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line, in points; all lines have the lesser one of the two indents.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines, in points; all lines have the lesser one of the two indents.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the trailing end of the lines, in points; drawn if it is negative, from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line, in points, 0 for the font's.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points, 0 for any; a line is not lower than its font.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height; 0 means 1; a line is not lower than its font.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The threshold for hyphenation, 0…1; not drawn.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated; not drawn.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The direction of the text; not drawn.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The places of tabs; not drawn.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabs after the last one, in points; not drawn.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists of the paragraph, from outside to inside; not drawn.
  open var textLists: [NSTextList] { values.textLists }
  /// Whether letters move together before text is truncated; not drawn.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The ways in which lines may break; not drawn.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Returns the direction of a language; nil for that of the system.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    languageName.map { Locale.Language(identifier: $0).characterDirection } == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

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
  /// The space below the paragraph, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The space above the paragraph, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line, in points; all lines have the lesser one of the two indents.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines, in points; all lines have the lesser one of the two indents.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of the trailing end of the lines, in points; drawn if it is negative, from the
  /// trailing edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The least height of a line, in points, 0 for the font's.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points, 0 for any; a line is not lower than its font.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of a line's height; 0 means 1; a line is not lower than its font.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The threshold for hyphenation, 0…1; not drawn.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }

  /// Whether words are hyphenated; not drawn.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The direction of the text; not drawn.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The places of tabs; not drawn.
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance of tabs after the last one, in points; not drawn.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// The lists of the paragraph, from outside to inside; not drawn.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { values.textLists = newValue }
  }
  /// Whether letters move together before text is truncated; not drawn.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  /// The ways in which lines may break; not drawn.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Adds the place of a tab.
  open func addTabStop(_ anObject: NSTextTab) {
    values.tabStops.append(anObject)
    values.tabStops.sort { $0.location < $1.location }
  }
  /// Removes the place of a tab.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  /// Takes the properties of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

/// The direction of a text.
public enum NSWritingDirection: Int, Sendable {
  /// That of the text.
  case natural = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The place of a tab; it is not drawn.
open class NSTextTab: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminators")
  }
  /// The alignment of the text at the tab.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]
  /// Creates a tab.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
  }
  /// Whether alignment and place are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }
  /// The hash of the place.
  open override var hash: Int { location.hashValue }
}

/// A list in a text, whose markers are not drawn.
open class NSTextList: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The format of markers.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text of the format.
    public let rawValue: String
    /// Creates a format from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A square.
    public static let square = MarkerFormat("{square}")
    /// A box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// Numbers.
    public static let decimal = MarkerFormat("{decimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small Roman numbers.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Capital Roman numbers.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
  }
  /// The format of the markers.
  public let markerFormat: MarkerFormat
  /// The options: 1 puts the markers of outer lists first.
  public let listOptions: Int
  /// The number of the first item.
  open var startingItemNumber = 1
  /// Creates a list.
  public init(markerFormat: MarkerFormat, options mask: Int = 0) {
    (self.markerFormat, listOptions) = (markerFormat, mask)
  }
  /// Creates a list.
  public convenience init(
    markerFormat: MarkerFormat, options mask: Int = 0, startingItemNumber: Int
  ) {
    self.init(markerFormat: markerFormat, options: mask)
    self.startingItemNumber = startingItemNumber
  }
  /// Whether the markers are numbers or letters.
  open var isOrdered: Bool {
    [.decimal, .lowercaseAlpha, .uppercaseAlpha, .lowercaseRoman, .uppercaseRoman]
      .contains(markerFormat)
  }
  /// Returns the marker of an item, by its number.
  open func marker(forItemNumber itemNumber: Int) -> String {
    switch markerFormat {
    case .disc: "\u{2022}"
    case .circle: "\u{25E6}"
    case .square: "\u{25AA}"
    case .box: "\u{25A1}"
    case .check: "\u{2713}"
    case .diamond: "\u{25C6}"
    case .hyphen: "\u{2043}"
    case .lowercaseAlpha, .uppercaseAlpha: letter(itemNumber)
    default: "\(itemNumber)"
    }
  }
  private func letter(_ number: Int) -> String {
    guard let letter = UnicodeScalar(96 + number), (1...26).contains(number) else {
      return "\(number)"
    }
    return markerFormat == .uppercaseAlpha
      ? String(letter).uppercased() : String(letter)
  }
}

/// The shadow of a text, which is not drawn.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The distance of the shadow, in points.
  open var shadowOffset = CGSize.zero
  /// The radius of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`; nil for none.
  open var shadowColor: Any?
  /// Creates a shadow without distance and blur.
  public override init() { super.init() }
}
