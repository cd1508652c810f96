import Foundation

/// A font description that resolves to a concrete font in an environment.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// A registered family.
    ///
    /// `style` is the text style that scales it; nil keeps the size fixed.
    case custom(name: String, size: CGFloat, style: TextStyle?)
  }

  private var base: Base
  private var design = Design.default
  /// An explicit weight, which takes precedence over the bold trait.
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private var width = Width.standard
  private var hasMonospacedDigits = false
  private var hasLowercaseSmallCaps = false
  private var hasUppercaseSmallCaps = false
  private var leading = Leading.standard
  /// A size in points that replaces the size of the base, and a factor applied to either.
  private var pointSize: CGFloat?
  private var scale: CGFloat = 1

  private init(_ base: Base) {
    self.base = base
  }

  /// The change of the distance between lines.
  var lineLeading: Leading { leading }
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

  /// Returns the system font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    var font = Font(.style(style))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// Returns the system font at a fixed size in points, which does not scale with Dynamic Type.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.system(size: size))
    font.design = design ?? .default
    font.weight = weight
    return font
  }

  /// Returns a registered font that scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a registered font that scales with a text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// Returns a registered font at a fixed size in points, which does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }
}

extension Font {
  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font {
    with { $0.weight = weight }
  }

  /// Returns the font with a width.
  public func width(_ width: Width) -> Font {
    with { $0.width = width }
  }

  /// Returns the font with the bold trait.
  public func bold() -> Font {
    bold(true)
  }

  /// Returns the font with or without the bold trait.
  public func bold(_ isActive: Bool) -> Font {
    with { $0.isBold = isActive }
  }

  /// Returns the font with the italic trait.
  public func italic() -> Font {
    italic(true)
  }

  /// Returns the font with or without the italic trait.
  public func italic(_ isActive: Bool) -> Font {
    with { $0.isItalic = isActive }
  }

  /// Returns the font in the monospaced design.
  public func monospaced() -> Font {
    with { $0.design = .monospaced }
  }

  /// Returns the font in the monospaced design, or in the default design.
  public func monospaced(_ isActive: Bool) -> Font {
    with { $0.design = isActive ? .monospaced : .default }
  }

  /// Returns the font at a size in points.
  public func pointSize(_ size: CGFloat) -> Font {
    with { $0.pointSize = size }
  }

  /// Returns the font with its size multiplied by a factor.
  public func scaled(by factor: CGFloat) -> Font {
    with { $0.scale *= factor }
  }

  /// Returns the font in a design of the system family.
  func design(_ design: Design) -> Font {
    with { $0.design = design }
  }

  /// Returns the font with monospaced digits.
  public func monospacedDigit() -> Font {
    with { $0.hasMonospacedDigits = true }
  }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font {
    lowercaseSmallCaps().uppercaseSmallCaps()
  }

  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font {
    lowercaseSmallCaps(true)
  }

  /// Returns the font with or without small capitals for lowercase letters.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    with { $0.hasLowercaseSmallCaps = isActive }
  }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font {
    uppercaseSmallCaps(true)
  }

  /// Returns the font with or without small capitals for uppercase letters.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    with { $0.hasUppercaseSmallCaps = isActive }
  }

  /// Returns the font with a line spacing adjustment.
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
  /// Resolves the font at a Dynamic Type size.
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
        // Measurements.md#text-line-height
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
    case .tight: request.leading -= 2  // Measurements.md#text-leading-variants
    case .loose: request.leading += 2
    }
    return request
  }

  /// The line height of the system family in ems: SF's ascender plus its descender.
  private static let systemLineHeight: CGFloat = 2444 / 2048  // Measurements.md#system-font-metrics
}

extension Font.TextStyle {
  /// The size of the style relative to its size at `large`.
  fileprivate func growth(at typeSize: DynamicTypeSize) -> CGFloat {
    metrics(for: typeSize).size / metrics(for: .large).size
  }
}

extension Font {
  /// The font as a source has it: its text style or size, and the modifiers of it.
  var details: NodeDetails {
    var details = NodeDetails()
    let size =
      switch base {
      case .style(let style): "\(style)"
      case .system(let size): formatted(size)
      case .custom(let name, let size, _): "\(name) \(formatted(size))"
      }
    details.add(".font", pointSize.map { formatted($0) } ?? size)
    details.add("scale", scale == 1 ? nil : formatted(scale))
    details.add(".fontWeight", weight?.name ?? (isBold ? Weight.bold.name : nil))
    details.add(".fontDesign", "\(design)")
    details.add(".fontWidth", width.name)
    details.add(".italic", isItalic)
    details.add(".monospacedDigit", hasMonospacedDigits)
    details.add(".lowercaseSmallCaps", hasLowercaseSmallCaps)
    details.add(".uppercaseSmallCaps", hasUppercaseSmallCaps)
    if leading != .standard { details.add(".leading", "\(leading)") }
    return details
  }
}
