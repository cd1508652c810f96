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

  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor color: CGColor) { self.init(color.resolved) }

  /// The red component.
  public var red: CGFloat { CGFloat(resolved.red) }
  /// The green component.
  public var green: CGFloat { CGFloat(resolved.green) }
  /// The blue component.
  public var blue: CGFloat { CGFloat(resolved.blue) }
  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

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
  /// Transparent black.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// A vector of numbers, for code written for Core Image.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Creates a vector of two numbers.
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  /// Creates a vector of three numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
  /// Creates a vector of four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  /// Creates a vector of a point.
  public init(cgPoint point: CGPoint) { values = [point.x, point.y] }
  /// Creates a vector of a rectangle.
  public init(cgRect rect: CGRect) { values = [rect.minX, rect.minY, rect.width, rect.height] }

  /// The number of components.
  public var count: Int { values.count }
  /// Returns a component; 0 if there is none.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first component.
  public var x: CGFloat { value(at: 0) }
  /// The second component.
  public var y: CGFloat { value(at: 1) }
  /// The third component.
  public var z: CGFloat { value(at: 2) }
  /// The fourth component.
  public var w: CGFloat { value(at: 3) }
  /// The first two components, as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The four components, as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
