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
  private var hasMonospacedDigits = false
  private var hasSmallCaps = false
  private var leading = Leading.standard

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
    self
  }

  /// The font in bold.
  public func bold() -> Font {
    with { $0.isBold = true }
  }

  /// The font in italics.
  public func italic() -> Font {
    with { $0.isItalic = true }
  }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    with { $0.design = .monospaced }
  }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font {
    with { $0.hasMonospacedDigits = true }
  }

  /// The font with small capitals for letters.
  public func smallCaps() -> Font {
    with { $0.hasSmallCaps = true }
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
      request.leading = metrics.pitch - metrics.size * Font.systemLineHeight
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
    request.hasSmallCaps = hasSmallCaps
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
