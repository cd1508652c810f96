import Foundation
import ViewCore

/// A text with the attributes of UIKit, as views draw it.
@MainActor struct AttributedText {
  private let source: NSAttributedString
  /// The style of the first paragraph, which is that of the whole text.
  let paragraph: NSParagraphStyle?
  private let font: UIFont
  private let color: UIColor

  /// Creates a text; the font and the colour are those of the parts that have none of their own.
  init(_ source: NSAttributedString, font: UIFont, color: UIColor) {
    self.source = source
    self.font = font
    self.color = color
    paragraph =
      source.length > 0
      ? source.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The text with the attributes that `Text` draws.
  var attributed: AttributedString {
    var result = AttributedString(source)
    for run in result.runs {
      if run.font == nil { result[run.range].font = Font(uiFont: font) }
      if run.foregroundColor == nil { result[run.range].foregroundColor = Color(uiColor: color) }
    }
    return result
  }

  /// The text with the space between its lines.
  var view: some View {
    Text(attributed).lineSpacing(paragraph?.lineSpacing ?? 0)
  }

  /// Returns the size on lines of at most a width; nil for one line for each paragraph.
  func size(width: CGFloat?) -> CGSize {
    guard source.length > 0 else { return .zero }
    return ViewMeasurement.size(of: view, width: width)
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line for each paragraph.
  @MainActor @preconcurrency public func size() -> CGSize {
    AttributedText(self, font: .systemFont(ofSize: 12), color: .black).size(width: nil)
  }

  /// Returns the bounding box of the text.
  ///
  /// With `usesLineFragmentOrigin`, lines are at most as wide as `size`.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = AttributedText(self, font: .systemFont(ofSize: 12), color: .black)
    let width = options.contains(.usesLineFragmentOrigin) ? size.width : nil
    return CGRect(origin: .zero, size: text.size(width: width))
  }
}

extension NSString {
  /// Returns the bounding box of the text in the font of the attributes.
  ///
  /// With `usesLineFragmentOrigin`, lines are at most as wide as `size`.
  @MainActor @preconcurrency public func boundingRect(
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
  @MainActor @preconcurrency public func boundingRect(
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
