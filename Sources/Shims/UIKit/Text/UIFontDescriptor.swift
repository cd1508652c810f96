import Foundation
import SystemIntegration
import ViewCore

/// A description from which a font is made, for code written for UIKit.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// The size, in points.
  public let pointSize: CGFloat
  private let base: Font
  let weight: UIFont.Weight
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

    var design: Font.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  init(
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
    let removed = traits.subtracting(symbolicTraits)
    var font = base
    var weight = weight
    if removed.contains(.traitBold) {
      font = font.bold(false).weight(.regular)
      weight = .regular
    }
    if removed.contains(.traitItalic) { font = font.italic(false) }
    if symbolicTraits.contains(.traitItalic) { font = font.italic() }
    if symbolicTraits.contains(.traitBold) {
      font = font.bold()
      // A weight of the font's own takes precedence.
      if !font.properties.isBold { (font, weight) = (font.weight(.bold), .bold) }
    }
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

  func font(_ size: CGFloat) -> Font {
    size == pointSize ? base : base.pointSize(size)
  }
}

extension Font {
  /// The properties of the font at the default size of text.
  var properties: Resolved { resolve(in: EnvironmentValues().fontResolutionContext) }
}
