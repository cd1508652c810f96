import Foundation
import SystemIntegration
import ViewCore

/// A font, for code written for UIKit.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name of the family, or the name that the font was created with.
  public let fontName: String
  /// The font of SwiftUI.
  package let font: Font
  let weight: Weight

  package init(_ font: Font, size: CGFloat, name: String = ".SFUI", weight: Weight = .regular) {
    self.font = font
    self.weight = weight
    pointSize = size
    fontName = name
  }

  /// Whether another object is a font with the same face and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || pointSize == other.pointSize && fontName == other.fontName && weight == other.weight
        && font == other.font
  }

  /// The hash of the face and the size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(fontName)
    return hasher.finalize()
  }

  /// Creates the font of the system at 17 points.
  public convenience override init() { self.init(.system(size: 17), size: 17) }

  /// Creates a font by the name of a face; nil for an empty name.
  ///
  /// A missing font is reported when text is drawn in it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize, name: fontName)
  }

  /// Creates a font from a descriptor; a size of 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(descriptor.font(size), size: size, weight: descriptor.weight)
  }

  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1, the thinnest, to 1.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very thin weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The regular weight.
    public static let regular = Weight(0)
    /// A weight just above regular.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(0.3)
    /// A bold weight.
    public static let bold = Weight(0.4)
    /// A weight above bold.
    public static let heavy = Weight(0.56)
    /// The thickest weight.
    public static let black = Weight(0.62)

    /// The nearest weight of SwiftUI.
    package var fontWeight: Font.Weight {
      switch rawValue {
      case ..<(-0.7): .ultraLight
      case ..<(-0.5): .thin
      case ..<(-0.2): .light
      case ..<0.115: .regular
      case ..<0.265: .medium
      case ..<0.35: .semibold
      case ..<0.48: .bold
      case ..<0.59: .heavy
      default: .black
      }
    }
  }

  /// The text style of a font, which scales with Dynamic Type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    fileprivate init(_ style: Font.TextStyle) {
      rawValue = "\(style)"
    }

    /// The largest titles, which have the size of large titles here, as on a telephone.
    public static let extraLargeTitle = TextStyle(.largeTitle)
    /// The second largest titles, which have the size of large titles here.
    public static let extraLargeTitle2 = TextStyle(.largeTitle)
    /// Large titles.
    public static let largeTitle = TextStyle(.largeTitle)
    /// Titles of the first level.
    public static let title1 = TextStyle(.title)
    /// Titles of the second level.
    public static let title2 = TextStyle(.title2)
    /// Titles of the third level.
    public static let title3 = TextStyle(.title3)
    /// Headings.
    public static let headline = TextStyle(.headline)
    /// Subheadings.
    public static let subheadline = TextStyle(.subheadline)
    /// Body text.
    public static let body = TextStyle(.body)
    /// Callouts.
    public static let callout = TextStyle(.callout)
    /// Footnotes.
    public static let footnote = TextStyle(.footnote)
    /// Captions.
    public static let caption1 = TextStyle(.caption)
    /// Alternate captions.
    public static let caption2 = TextStyle(.caption2)

    /// The style of SwiftUI; body for an unknown name.
    package var style: Font.TextStyle {
      Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body
    }

    /// The size at the default Dynamic Type size, in points.
    package var pointSize: CGFloat { Font.system(style).request(for: .large).size }
  }
}

extension UIFont {
  /// Returns the system font.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// Returns the system font of a weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight), size: size, weight: weight)
  }

  /// Returns the system font with a weight and a width.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      .system(size: size, weight: weight.fontWeight).width(Font.Width(width.rawValue)), size: size,
      weight: weight)
  }

  /// The width of the letters of a font.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, −1…1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrower letters.
    public static let condensed = Width(rawValue: Font.Width.condensed.value)
    /// The narrowest letters.
    public static let compressed = Width(rawValue: Font.Width.compressed.value)
    /// Letters of ordinary width.
    public static let standard = Width(rawValue: Font.Width.standard.value)
    /// Wider letters.
    public static let expanded = Width(rawValue: Font.Width.expanded.value)
  }

  /// Returns the bold system font.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }

  /// Returns the system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let font = Font.system(size: size, weight: weight.fontWeight).monospacedDigit()
    return UIFont(font, size: size, weight: weight)
  }

  /// Returns the system font with characters of one width.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let font = Font.system(size: size, weight: weight.fontWeight, design: .monospaced)
    return UIFont(font, size: size, weight: weight)
  }

  /// Returns the font of a text style, which scales with Dynamic Type.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      .system(style.style), size: style.pointSize,
      weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font of a text style for some traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// Returns the font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(font.pointSize(fontSize), size: fontSize, name: fontName, weight: weight)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    let font = font.properties
    var traits: UIFontDescriptor.SymbolicTraits = []
    if font.isBold || weight.fontWeight.value >= Font.Weight.semibold.value {
      traits.insert(.traitBold)
    }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font.width == .expanded { traits.insert(.traitExpanded) }
    if font.width == .condensed || font.width == .compressed { traits.insert(.traitCondensed) }
    return UIFontDescriptor(base: self.font, pointSize: pointSize, weight: weight, traits: traits)
  }

  /// The name of the family.
  public var familyName: String {
    fontName.split(separator: "-").first.map(String.init) ?? fontName
  }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The distance from the baseline to the top of the tallest letters, in points.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }  // Measurements.md#system-font-metrics
  /// The distance from the baseline to the bottom of the lowest letters: a negative number.
  public var descender: CGFloat { -pointSize * 494 / 2048 }  // Measurements.md#system-font-metrics
  /// The space between lines, in addition to their height: none.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of an x, in points.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of the installed families: they are not listed here.
  public class var familyNames: [String] { [] }
  /// Returns no names: the faces of a family are not listed here.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(uiFont: UIFont) {
    self = uiFont.font
  }

  /// Creates a font from one of UIKit, without an argument label.
  public init(_ font: UIFont) {
    self = font.font
  }
}
