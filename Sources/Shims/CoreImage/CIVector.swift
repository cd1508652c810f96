import Foundation

/// A vector of numbers, for code written for Core Image.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  /// Creates a vector of the first numbers in memory.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(0, count)).map { values[$0] }
  }
  /// Creates a vector of one number.
  public init(x: CGFloat) { values = [x] }
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
  /// Creates a vector of a transform's six numbers.
  public init(cgAffineTransform transform: CGAffineTransform) {
    values = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
  }
  /// Creates a vector from a text such as "[1 0.5 0]".
  public init(string representation: String) {
    values = representation.split { "[] ".contains($0) }.map { CGFloat(Double($0) ?? 0) }
  }

  private init(_ values: [CGFloat]) { self.values = values }

  /// Returns a vector of zeros with one 1.
  static func unit(_ index: Int, of count: Int) -> CIVector {
    CIVector((0..<count).map { $0 == index ? 1 : 0 })
  }

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
  /// The six components, as a transform.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The components as a text.
  public var stringRepresentation: String {
    "[" + values.map { "\($0)" }.joined(separator: " ") + "]"
  }
}
