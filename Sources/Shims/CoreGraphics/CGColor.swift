import Foundation

/// A colour, for code written for Core Graphics.
public final class CGColor: Hashable, Sendable {
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

  /// Creates a colour from sRGB components.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a shade of grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The sRGB components and the opacity.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

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
