import Foundation

// A font of Core Text is one of UIKit.

/// A font, for code written for Core Text.
public typealias CTFont = UIFont
/// A description of a font, for code written for Core Text.
public typealias CTFontDescriptor = UIFontDescriptor

/// Creates a font by the name of a face; the matrix has no effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
}
/// Creates a font from a description; the matrix has no effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size)
}
/// Creates a font from one of Core Graphics; the matrix has no effect.
///
/// A size of 0 is 12 points. `attributes` replace attributes of the font. The font of a file is
/// registered, so that views find it.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size == 0 ? 12 : size
  // A body that makes the font again finds it.
  if !graphicsFont.isRegistered { CTFontManagerRegisterGraphicsFont(graphicsFont, nil) }
  let font =
    graphicsFont.postScriptName.flatMap { UIFont(name: $0 as String, size: size) }
    ?? .systemFont(ofSize: size)
  guard let attributes else { return font }
  return UIFont(
    descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size)
}
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline to the top of the tallest letters, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline to the bottom of the lowest letters, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines in addition to their height, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of an x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the name of the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
/// Returns the name of a font with its style.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the description of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the height of a line, without the space between lines, in points.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.ascender - font.descender)
}

/// The traits of a font, for code written for Core Text.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
  /// The bits of the set, which are those of UIKit's traits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Italic letters.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  /// Bold letters.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
  /// Wide letters.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 32)
  /// Narrow letters.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 64)
  /// Letters of one width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1024)
  /// Letters for vertical text; they have no effect.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 2048)
  /// Letters for interfaces; they have no effect.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 4096)
  /// Pictures in place of letters; no font has them.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 8192)
  /// Letters of several fonts; no font has them.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 16384)
  /// The bits of the class.
  public static let classMaskTrait = CTFontSymbolicTraits(rawValue: 0xF000_0000)
  /// Italic letters.
  public static let italicTrait = traitItalic
  /// Bold letters.
  public static let boldTrait = traitBold
  /// Wide letters.
  public static let expandedTrait = traitExpanded
  /// Narrow letters.
  public static let condensedTrait = traitCondensed
  /// Letters of one width.
  public static let monoSpaceTrait = traitMonoSpace
}

/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// Returns a font with the traits of a mask changed to given ones; a size of 0 keeps the size.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let kept = CTFontGetSymbolicTraits(font).subtracting(symTraitMask)
  let traits = kept.union(symTraitValue.intersection(symTraitMask))
  let descriptor = font.fontDescriptor.withSymbolicTraits(.init(rawValue: traits.rawValue))
  return descriptor.map { UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize) }
}

/// A use of the system's font.
public enum CTFontUIFontType: UInt32, Sendable {
  /// No use.
  case none = 0xFFFF_FFFF
  /// Text that the user writes.
  case user = 0
  /// Text of one width that the user writes.
  case userFixedPitch = 1
  /// Any text.
  case system = 2
  /// Strong text.
  case emphasizedSystem = 3
  /// Small text.
  case smallSystem = 4
  /// Small strong text.
  case smallEmphasizedSystem = 5
  /// The smallest text.
  case miniSystem = 6
  /// The smallest strong text.
  case miniEmphasizedSystem = 7
  /// A label.
  case label = 10
}

/// Returns the system's font for a use.
///
/// A size of 0 is that of the use on a Mac. The language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let standard: CGFloat =
    switch uiType {
    case .none: 0
    case .user: 12
    case .userFixedPitch, .label: 10
    case .system, .emphasizedSystem: 13
    case .smallSystem, .smallEmphasizedSystem: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    }
  let size = size > 0 ? size : standard
  return switch uiType {
  case .none: nil
  case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
    .boldSystemFont(ofSize: size)
  case .user, .system, .smallSystem, .miniSystem, .label: .systemFont(ofSize: size)
  }
}

extension CTFont {
  /// Creates the system's font for a use; a size of 0 is that of the use, on a Mac.
  public convenience init(
    _ uiType: CTFontUIFontType, size: CGFloat, language: CFString? = nil
  ) {
    let font = CTFontCreateUIFontForLanguage(uiType, size, language)
    self.init(descriptor: (font ?? .systemFont(ofSize: size)).fontDescriptor, size: 0)
  }
}
