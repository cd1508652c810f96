import Foundation

/// A font, for code written for UIKit.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name of the family, or the name that the font was created with.
  public let fontName: String
  /// The font of SwiftUI.
  package let font: Font
  fileprivate let weight: Weight

  package init(_ font: Font, size: CGFloat, name: String = ".SFUI", weight: Weight = .regular) {
    self.font = font
    self.weight = weight
    pointSize = size
    fontName = name
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
    UIFontDescriptor(base: font, pointSize: pointSize, weight: weight)
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

/// A description from which a font is made, for code written for UIKit.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  private let base: Font
  fileprivate let weight: UIFont.Weight
  private var traits: SymbolicTraits

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x1_0000)
    /// Letters for vertical text; they have no effect.
    public static let traitVertical = SymbolicTraits(rawValue: 2048)
    /// Letters for interfaces; they have no effect.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 4096)
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Serifs as in modern books; they have no effect.
    public static let classModernSerifs = SymbolicTraits(rawValue: 0x3000_0000)
    /// No serifs; this has no effect.
    public static let classSansSerif = SymbolicTraits(rawValue: 0x8000_0000)
  }

  /// The design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String

    /// Creates a design by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With characters of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  fileprivate init(
    base: Font, pointSize: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits = []
  ) {
    self.base = base
    self.pointSize = pointSize
    self.weight = weight
    self.traits = traits
  }

  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an attribute by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family: a text.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face: a text.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight and other traits: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The style within the family: a text, which has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Settings of features of the font: dictionaries by `FeatureKey`.
    ///
    /// Digits of one width and small capitals are drawn; others have no effect.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`, which has no effect.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The name for users: a text, which has no effect.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The characters that the font must have, which have no effect.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The advance of every character: a number, which has no effect.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
    /// A transform of the letters, which has no effect.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// Fonts for characters that the font lacks, which have no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The name of a value in the attribute `featureSettings`.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of the feature, by its former name.
    public static let featureIdentifier = type
    /// The selector of the feature, by its former name.
    public static let typeIdentifier = selector
  }

  /// The name of a trait in the attribute `traits`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a trait by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight: a `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a number, which has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number, which has no effect.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits as a number, which have no effect.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Creates a descriptor from attributes; a missing size is 12 points, a missing name the system's
  /// font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = Self.length(attributes[.size]) ?? 12
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight =
      traits?[.weight] as? UIFont.Weight
      ?? Self.length(traits?[.weight]).map { UIFont.Weight($0) } ?? .regular
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let font = name.map { Font.custom($0, fixedSize: size).weight(weight.fontWeight) }
    self.init(
      base: Self.font(
        font ?? .system(size: size, weight: weight.fontWeight),
        with: attributes[.featureSettings]),
      pointSize: size, weight: weight)
  }

  /// Returns a font with the features of settings.
  private static func font(_ font: Font, with settings: Any?) -> Font {
    func numbers(_ key: FeatureKey) -> [Int] {
      (settings as? [[FeatureKey: Int]])?.map { $0[key] ?? -1 }
        ?? (settings as? [[String: Int]])?.map { $0[key.rawValue] ?? -1 } ?? []
    }
    let types = numbers(.type)
    let selectors = numbers(.selector)
    return zip(types, selectors).reduce(font) { font, feature in
      switch feature {
      case (kNumberSpacingType, kMonospacedNumbersSelector): font.monospacedDigit()
      case (kLetterCaseType, kSmallCapsSelector): font.lowercaseSmallCaps()
      case (kLowerCaseType, kLowerCaseSmallCapsSelector): font.lowercaseSmallCaps()
      case (kUpperCaseType, kUpperCaseSmallCapsSelector): font.uppercaseSmallCaps()
      default: font
      }
    }
  }

  private static func length(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
  }

  /// Returns the descriptor with other attributes; the size and the weight have an effect.
  public func addingAttributes(
    _ attributes: [AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    let size = Self.length(attributes[.size]) ?? pointSize
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight =
      traits?[.weight] as? UIFont.Weight
      ?? Self.length(traits?[.weight]).map { UIFont.Weight($0) }
    var font = size == pointSize ? base : base.pointSize(size)
    if let weight { font = font.weight(weight.fontWeight) }
    font = Self.font(font, with: attributes[.featureSettings])
    return UIFontDescriptor(
      base: font, pointSize: size, weight: weight ?? self.weight, traits: self.traits)
  }

  /// Creates a descriptor of a face.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(base: .custom(fontName, fixedSize: size), pointSize: size, weight: .regular)
  }

  /// Returns the descriptor of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The traits.
  public var symbolicTraits: SymbolicTraits { traits }

  /// Returns the descriptor with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var font = base
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitBold) { font = font.bold() }
    if symbolicTraits.contains(.traitMonoSpace) { font = font.monospaced() }
    if symbolicTraits.contains(.traitTightLeading) { font = font.leading(.tight) }
    if symbolicTraits.contains(.traitLooseLeading) { font = font.leading(.loose) }
    if symbolicTraits.contains(.traitExpanded) { font = font.width(.expanded) }
    if symbolicTraits.contains(.traitCondensed) { font = font.width(.condensed) }
    return UIFontDescriptor(
      base: font, pointSize: pointSize, weight: weight, traits: symbolicTraits)
  }

  /// Returns the descriptor in a design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let font = Font.system(size: pointSize, weight: weight.fontWeight, design: design.design)
    return UIFontDescriptor(base: font, pointSize: pointSize, weight: weight, traits: traits)
  }

  /// Returns the descriptor with another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      base: base.pointSize(newPointSize), pointSize: newPointSize, weight: weight, traits: traits)
  }

  /// Returns the descriptor of a text style for some traits, whose Dynamic Type size counts.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor of a family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      base: .custom(newFamily, fixedSize: pointSize).weight(weight.fontWeight),
      pointSize: pointSize, weight: weight, traits: traits)
  }

  /// Returns the descriptor; a face has no effect.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// Returns the descriptor; a matrix has no effect.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
  /// The matrix: none.
  public var matrix: CGAffineTransform { .identity }
  /// The name of the face.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
  /// The attributes: the size and the weight.
  public var fontAttributes: [AttributeName: Any] {
    [.size: pointSize, .traits: [TraitKey.weight: weight.rawValue]]
  }
  /// Returns an attribute; nil if it is not known.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// Returns the fonts with the attributes: this one.
  public func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  fileprivate func font(_ size: CGFloat) -> Font {
    size == pointSize ? base : base.pointSize(size)
  }
}

/// The scaling of a text style with Dynamic Type, for code written for UIKit.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns a font that scales with the text style.
  public func scaledFont(for font: UIFont) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// Returns a font that scales with the text style up to a size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let scaled = scaledFont(for: font)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }

  /// Returns a font that scales with the text style up to a size, for the type size of traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaled = scaledFont(for: font, compatibleWith: traitCollection)
    return scaled.pointSize > maximumPointSize ? scaled.withSize(maximumPointSize) : scaled
  }

  /// Returns a length, scaled for the text style.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length, scaled for the text style and the type size of traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let size = (traitCollection ?? .current).dynamicTypeSize
    return value * Font.system(style.style).request(for: size).size / style.pointSize
  }

  /// Returns a font that scales with the text style, for the type size of traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
}
