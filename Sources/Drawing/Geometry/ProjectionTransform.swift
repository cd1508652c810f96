import Foundation

/// A 3 × 3 matrix that maps the plane, with or without perspective.
///
/// A point is a row vector (x, y, 1), which is multiplied by the matrix and then divided by the
/// last component of the product.
@frozen public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a matrix from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the matrix is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the matrix has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the matrix that applies this one first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return result
  }

  /// Replaces the matrix with its inverse.
  ///
  /// Returns false and leaves the matrix unchanged if it has no inverse.
  public mutating func invert() -> Bool {
    let minor1 = m22 * m33 - m23 * m32
    let minor2 = m23 * m31 - m21 * m33
    let minor3 = m21 * m32 - m22 * m31
    let determinant = m11 * minor1 + m12 * minor2 + m13 * minor3
    guard determinant != 0, determinant.isFinite else { return false }
    var result = ProjectionTransform()
    result.m11 = minor1 / determinant
    result.m12 = (m13 * m32 - m12 * m33) / determinant
    result.m13 = (m12 * m23 - m13 * m22) / determinant
    result.m21 = minor2 / determinant
    result.m22 = (m11 * m33 - m13 * m31) / determinant
    result.m23 = (m13 * m21 - m11 * m23) / determinant
    result.m31 = minor3 / determinant
    result.m32 = (m12 * m31 - m11 * m32) / determinant
    result.m33 = (m11 * m22 - m12 * m21) / determinant
    self = result
    return true
  }

  /// Returns the inverse, or the matrix itself if it has none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    _ = copy.invert()
    return copy
  }

  /// The affine transform that remains without the perspective.
  package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

extension CGPoint {
  /// Returns the point mapped by a projection.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let depth = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(
      x: (x * m.m11 + y * m.m21 + m.m31) / depth, y: (x * m.m12 + y * m.m22 + m.m32) / depth)
  }
}
