import Foundation

/// A font, independent of the environment that it is used in.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// A registered family; `style` says what it grows with, nil for a fixed size.
    case custom(name: String, size: CGFloat, style: TextStyle?)
  }

  private var base: Base
  private var design = Design.default
  /// An explicit weight, which wins over the bold trait.
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private var width = Width.standard
  private var hasMonospacedDigits = false
  private var hasLowercaseSmallCaps = false
  private var hasUppercaseSmallCaps = false
  private var leading = Leading.standard
  /// A size in points instead of the font's own, and a factor of either.
  private var pointSize: CGFloat?
  private var scale: CGFloat = 1

  private init(_ base: Base) {
    self.base = base
  }
}

extension Font {
  /// A font for large titles.
  public static let largeTitle = system(.largeTitle)
  /// A font for titles of the first level.
  public static let title = system(.title)
  /// A font for titles of the second level.
  public static let title2 = system(.title2)
  /// A font for titles of the third level.
  public static let title3 = system(.title3)
  /// A font for headings.
  public static let headline = system(.headline)
  /// A font for subheadings.
  public static let subheadline = system(.subheadline)
  /// A font for body text.
  public static let body = system(.body)
  /// A font for callouts.
  public static let callout = system(.callout)
  /// A font for footnotes.
  public static let footnote = system(.footnote)
  /// A font for captions.
  public static let caption = system(.caption)
  /// A font for alternate captions.
  public static let caption2 = system(.caption2)

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    var font = Font(.style(style))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// The system font of a size in points, which does not follow Dynamic Type.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// A registered font that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A registered font that grows with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// A registered font of a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }
}

extension Font {
  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    with { $0.weight = weight }
  }

  /// The font in a width.
  public func width(_ width: Width) -> Font {
    with { $0.width = width }
  }

  /// The font in bold.
  public func bold() -> Font {
    bold(true)
  }

  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font {
    with { $0.isBold = isActive }
  }

  /// The font in italics.
  public func italic() -> Font {
    italic(true)
  }

  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font {
    with { $0.isItalic = isActive }
  }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    with { $0.design = .monospaced }
  }

  /// The font with characters of one width, or not.
  public func monospaced(_ isActive: Bool) -> Font {
    with { $0.design = isActive ? .monospaced : .default }
  }

  /// The font in a size in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with { $0.pointSize = size }
  }

  /// The font in a multiple of its size.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.scale *= factor }
  }

  /// The system font in a design.
  func design(_ design: Design) -> Font {
    with { $0.design = design }
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    with { $0.hasMonospacedDigits = true }
  }

  /// The font with small capitals for letters.
  public func smallCaps() -> Font {
    lowercaseSmallCaps().uppercaseSmallCaps()
  }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    lowercaseSmallCaps(true)
  }

  /// The font with small capitals for lowercase letters, or not.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    with { $0.hasLowercaseSmallCaps = isActive }
  }

  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font {
    uppercaseSmallCaps(true)
  }

  /// The font with small capitals for capitals, or not.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    with { $0.hasUppercaseSmallCaps = isActive }
  }

  /// The font with lines closer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    with { $0.leading = leading }
  }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font {
  /// What the font comes to at a Dynamic Type size.
  package func request(for typeSize: DynamicTypeSize) -> FontRequest {
    var request = FontRequest()
    var boldWeight = Weight.semibold
    var plainWeight = Weight.regular
    request.family = .system(design.requested)
    switch base {
    case .style(let style):
      let metrics = style.metrics(for: typeSize)
      request.size = metrics.size
      if pointSize == nil, scale == 1 {
        request.leading = metrics.pitch - metrics.size * Font.systemLineHeight
      }
      (plainWeight, boldWeight) = (style.weight, style.boldWeight)
    case .system(let size):
      request.size = size
    case .custom(let name, let size, let style):
      request.family = .named(name)
      request.size = size * (style?.growth(at: typeSize) ?? 1)
      boldWeight = .bold
    }
    request.weight = (weight ?? (isBold ? boldWeight : plainWeight)).value
    request.isItalic = isItalic
    request.hasMonospacedDigits = hasMonospacedDigits
    request.hasLowercaseSmallCaps = hasLowercaseSmallCaps
    request.hasUppercaseSmallCaps = hasUppercaseSmallCaps
    request.width = width.value
    request.size = (pointSize ?? request.size) * scale
    switch leading {
    case .standard: break
    case .tight: request.leading -= 2
    case .loose: request.leading += 2
    }
    return request
  }

  /// The height of a line of the system family in ems: SF's ascender and descender.
  private static let systemLineHeight: CGFloat = 2444 / 2048
}

extension Font.TextStyle {
  /// How much larger the style is than at the default size.
  fileprivate func growth(at typeSize: DynamicTypeSize) -> CGFloat {
    metrics(for: typeSize).size / metrics(for: .large).size
  }
}
