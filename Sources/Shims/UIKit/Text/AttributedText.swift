import Foundation
import ViewCore

/// A text with the attributes of UIKit, as views draw it.
@MainActor struct AttributedText {
  private let source: NSAttributedString
  /// The style of the first paragraph, which is that of the whole text.
  let paragraph: NSParagraphStyle?
  private let font: UIFont
  private let color: UIColor
  private let linkAttributes: [NSAttributedString.Key: Any]

  /// Creates a text; the font and the colour are those of the parts that have none of their own,
  /// and the attributes of links are those of their view.
  init(
    _ source: NSAttributedString, font: UIFont, color: UIColor,
    linkAttributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.tintColor]
  ) {
    self.source = source
    self.font = font
    self.color = color
    self.linkAttributes = linkAttributes
    paragraph = source.paragraphStyle(at: 0)
  }

  /// The text, with its paragraphs below each other where they have indents, distances or
  /// alignments of their own.
  @ViewBuilder var view: some View {
    let ranges = source.paragraphRanges
    if ranges.count > 1, ranges.contains(where: { style(of: $0)?.isSpaced == true }) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(ranges.indices, id: \.self) { index in
          let style = style(of: ranges[index])
          lines(of: ranges[index])
            .fixedSize(horizontal: false, vertical: true)
            .multilineTextAlignment((style?.alignment ?? .natural).alignment)
            .frame(
              maxWidth: style.map { $0.alignment.horizontal != .leading } == true ? .infinity : nil,
              alignment: Alignment(
                horizontal: (style?.alignment ?? .natural).horizontal, vertical: .center)
            )
            .padding(.top, index > 0 ? max(style?.paragraphSpacingBefore ?? 0, 0) : 0)
            .padding(
              .bottom, index < ranges.count - 1 ? max(style?.paragraphSpacing ?? 0, 0) : 0)
        }
      }
    } else {
      lines(of: NSRange(location: 0, length: source.length))
    }
  }

  private func style(of range: NSRange) -> NSParagraphStyle? {
    source.paragraphStyle(at: range.location)
  }

  /// Lines in the style of their first paragraph.
  @ViewBuilder private func lines(of range: NSRange) -> some View {
    let style = style(of: range)
    // Room that the style adds to a line is above its letters.
    let extra = style.map { $0.room(inLineOf: font(of: range)) } ?? 0
    let text = text(of: range)
      .lineSpacing((style?.lineSpacing ?? 0) + extra)
      .padding(.top, extra)
      .padding(.leading, style.map { max(0, min($0.headIndent, $0.firstLineHeadIndent)) } ?? 0)
      .padding(.trailing, style.map { max(0, -$0.tailIndent) } ?? 0)
    if range.length > 0,
      let shadow = source.attribute(.shadow, at: range.location, effectiveRange: nil) as? NSShadow
    {
      let color = (shadow.shadowColor as? UIColor) ?? .black.withAlphaComponent(1 / 3)
      text.shadow(
        color: Color(uiColor: color), radius: shadow.shadowBlurRadius / 2,
        x: shadow.shadowOffset.width, y: shadow.shadowOffset.height)
    } else {
      text
    }
  }

  private func font(of range: NSRange) -> UIFont {
    guard range.length > 0 else { return font }
    return source.attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? font
  }

  /// The words and the pictures of a range, one after the other.
  private func text(of range: NSRange) -> Text {
    var parts: [Text] = []
    source.enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard let attachment = value as? NSTextAttachment else {
        return parts.append(Text(attributed(part)))
      }
      guard let image = attachment.sizedImage else { return }
      parts.append(
        Text(Image(uiImage: image)).font(Font(uiFont: font(of: part)))
          .foregroundColor(Color(uiColor: color(of: part)))
          .baselineOffset(attachment.bounds.minY))
    }
    guard let first = parts.first else { return Text(verbatim: "") }
    return parts.dropFirst().reduce(first) { $0 + $1 }
  }

  private func color(of range: NSRange) -> UIColor {
    source.attribute(.foregroundColor, at: range.location, effectiveRange: nil) as? UIColor ?? color
  }

  /// The words with the attributes that `Text` draws.
  var attributed: AttributedString { attributed(NSRange(location: 0, length: source.length)) }

  /// The words of a range with the attributes that `Text` draws.
  private func attributed(_ range: NSRange) -> AttributedString {
    var result = AttributedString(source.attributedSubstring(from: range))
    for run in result.runs {
      if run.font == nil {
        result[run.range].font = (run.inlinePresentationIntent ?? []).font(Font(uiFont: font))
      }
      if run.link != nil {
        result[run.range].mergeAttributes(AttributeContainer(linkAttributes))
      } else if run.foregroundColor == nil {
        result[run.range].foregroundColor = Color(uiColor: color)
      }
    }
    return result
  }

  /// Returns the size on lines of at most a width; nil for one line for each paragraph.
  ///
  /// A number of lines of 0 is no limit.
  func size(width: CGFloat?, numberOfLines: Int = 0) -> CGSize {
    guard source.length > 0 else { return .zero }
    if hasAttributes { return measure(width: width, numberOfLines: numberOfLines) }
    return MeasuredText(
      text: source.string, font: font.font, width: width, numberOfLines: numberOfLines
    )
    .size { measure(width: width, numberOfLines: numberOfLines) }
  }

  private func measure(width: CGFloat?, numberOfLines: Int) -> CGSize {
    ViewMeasurement.size(
      of: view.lineLimit(numberOfLines > 0 ? numberOfLines : nil), width: width)
  }

  /// Whether parts of the text have a style of their own.
  private var hasAttributes: Bool {
    var range = NSRange()
    let first = source.attributes(at: 0, effectiveRange: &range)
    return !first.isEmpty || range.length < source.length
  }
}

extension InlinePresentationIntent {
  /// Returns a font in the styles of Markdown.
  fileprivate func font(_ font: Font) -> Font {
    var font = font
    // A font of UIKit has a weight, which goes before the bold trait.
    if contains(.stronglyEmphasized) { font = font.weight(.bold) }
    if contains(.emphasized) { font = font.italic() }
    if contains(.code) { font = font.monospaced() }
    return font
  }
}

/// A text of one style that is measured; the layout of views measures the same one again and again.
private struct MeasuredText: Hashable {
  let text: String
  let font: Font
  let width: CGFloat?
  let numberOfLines: Int
  private let locale = Locale.current.identifier

  @MainActor private static var sizes: [MeasuredText: CGSize] = [:]
  private static let limit = 2000

  /// Returns the size of the text, which a function measures if it is not known.
  @MainActor func size(_ measure: () -> CGSize) -> CGSize {
    if let known = Self.sizes[self] { return known }
    let size = measure()
    if Self.sizes.count >= Self.limit { Self.sizes = [:] }
    Self.sizes[self] = size
    return size
  }
}

extension NSAttributedString {
  fileprivate func paragraphStyle(at location: Int) -> NSParagraphStyle? {
    location < length
      ? attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The ranges of the paragraphs, without the characters that end them.
  fileprivate var paragraphRanges: [NSRange] {
    var ranges: [NSRange] = []
    var start = 0
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      ranges.append(NSRange(location: start, length: paragraph.utf16.count))
      start += paragraph.utf16.count + 1
    }
    return ranges
  }
}

extension NSParagraphStyle {
  /// Whether the style moves paragraphs apart or aside.
  fileprivate var isSpaced: Bool {
    paragraphSpacing > 0 || paragraphSpacingBefore > 0 || headIndent > 0 || firstLineHeadIndent > 0
      || tailIndent < 0
  }

  /// The room that the style adds to a line of a font, in points.
  fileprivate func room(inLineOf font: UIFont) -> CGFloat {
    let own = font.lineHeight
    var height = lineHeightMultiple > 0 ? own * lineHeightMultiple : own
    height = max(height, minimumLineHeight)
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return max(0, height - own).rounded()
  }
}

extension NSTextAttachment {
  /// The picture in the size of the bounds; nil for none.
  @MainActor fileprivate var sizedImage: UIImage? {
    let shown = image ?? contents.flatMap { UIImage(data: $0) }
    guard let shown, !bounds.isEmpty, bounds.size != shown.size else { return shown }
    let box = CGRect(origin: .zero, size: bounds.size)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in shown.draw(in: box) }
      .withRenderingMode(shown.renderingMode)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line for each paragraph.
  public func size() -> CGSize { size(width: nil) }

  private func size(width: CGFloat?) -> CGSize {
    nonisolated(unsafe) let text = self
    return onMainActor {
      AttributedText(text, font: .systemFont(ofSize: 12), color: .black).size(width: width)
    }
  }

  /// Returns the bounding box of the text.
  ///
  /// With `usesLineFragmentOrigin`, lines are at most as wide as `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: self.size(width: width))
  }
}

extension NSString {
  /// Returns the bounding box of the text in the font of the attributes.
  ///
  /// With `usesLineFragmentOrigin`, lines are at most as wide as `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the bounding box of the text in the font of the attributes.
  ///
  /// With `usesLineFragmentOrigin`, lines are at most as wide as `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// The options for measuring the bounding box of a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set of options from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The text has several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The line height is that of the fonts, with and without this option.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The box is that of the glyphs; this has no effect.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends with an ellipsis; this has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The settings for drawing a text.
open class NSStringDrawingContext: NSObject {
  /// The least factor of the font's size; it has no effect.
  open var minimumScaleFactor: CGFloat = 0
}

/// The line below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line; drawn as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines; drawn as a single line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A dotted line; drawn as a solid line.
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  /// A dashed line; drawn as a solid line.
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
  /// Alternating dashes and dots; drawn as dashes.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
  /// A dash alternating with two dots; drawn as dashes.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
  /// No line between words; this has no effect.
  public static let byWord = NSUnderlineStyle(rawValue: 32768)
}
