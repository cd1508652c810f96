import Drawing
import Foundation

/// A colour, for code written for Core Image.
public final class CIColor: NSObject, Sendable {
  let resolved: ResolvedColor

  init(_ resolved: ResolvedColor) { self.resolved = resolved }

  /// Creates a colour from sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(
      ResolvedColor(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
  }

  /// Creates a colour from components; the colour space has no effect.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor color: CGColor) { self.init(color.resolved) }

  /// Creates a colour from a text with three or four components, such as "1 0.5 0 1"; missing ones
  /// are 0, and 1 for alpha.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { Double($0) ?? 0 }
    func part(_ index: Int, _ other: Double) -> CGFloat {
      CGFloat(parts.indices.contains(index) ? parts[index] : other)
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The red component.
  public var red: CGFloat { CGFloat(resolved.red) }
  /// The green component.
  public var green: CGFloat { CGFloat(resolved.green) }
  /// The blue component.
  public var blue: CGFloat { CGFloat(resolved.blue) }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }
  /// The number of components: 4.
  public var numberOfComponents: Int { 4 }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The components as a text.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Grey.
  public static var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public static var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public static var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public static var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  public static var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  public static var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  public static var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
