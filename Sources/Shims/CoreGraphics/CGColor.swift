import Drawing
import Foundation

extension ResolvedColor {
  /// The value as a colour of Core Graphics.
  public var cgColor: CGColor { CGColor(self) }
}

/// A colour, for code written for Core Graphics.
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  /// The value of the colour.
  public let resolved: ResolvedColor

  /// Creates a colour from its value.
  public init(_ resolved: ResolvedColor) {
    self.resolved = resolved
  }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates the colour of a literal, `#colorLiteral(red:green:blue:alpha:)`.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(ResolvedColor(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a mixture of inks, as a screen without a colour profile shows it.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black),
      blue: (1 - yellow) * (1 - black), alpha: alpha)
  }

  /// Creates a colour from the components of a colour space, and the opacity.
  public convenience init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = colorSpace.numberOfComponents
    if colorSpace.model == .cmyk {
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2],
        black: components[3], alpha: components[4])
      return
    }
    let values = UnsafeBufferPointer(start: components, count: count + 1).map(Float.init)
    let name = colorSpace.name.map { $0 as String } ?? ""
    let isGrey = colorSpace.model == .monochrome
    self.init(
      ResolvedColor(
        colorSpace: name.contains("P3")
          ? .displayP3 : name.contains("Linear") ? .sRGBLinear : .sRGB,
        red: values[0], green: values[isGrey ? 0 : 1], blue: values[isGrey ? 0 : 2],
        opacity: values[count]))
  }

  /// The sRGB components and the opacity.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// The colour space of the components: extended sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.extendedSRGB) }

  /// Returns the colour in a colour space with three components, which is this colour; nil for
  /// other spaces.
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    colorSpace.model == .rgb ? self : nil
  }

  /// Returns the colour.
  public func copy() -> CGColor? { self }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    var copy = resolved
    copy.opacity = Float(alpha)
    return CGColor(copy)
  }

  /// Whether two colours have the same value.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.resolved == right.resolved }

  /// Adds the value to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}

/// The choice of a colour that a colour space does not have, which is never the case here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the system decides.
  case defaultIntent
  /// The nearest colour, without regard for the white point.
  case absoluteColorimetric
  /// The nearest colour.
  case relativeColorimetric
  /// A colour that keeps its relation to the others.
  case perceptual
  /// A colour that keeps its saturation.
  case saturation
}
