import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Drawing
  import Foundation

  /// A 4 × 4 matrix that maps space; a point is a row vector (x, y, z, 1).
  public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
    /// The third row; -1 over the distance of the eye as `m34` gives perspective.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
    /// The fourth row.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0

    /// Creates a matrix of zeros.
    public init() {}

    /// Creates a matrix from its rows.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
      (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
      (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
      (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    package init(rows: [SIMD4<CGFloat.NativeType>]) {
      let all = rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } }
      self.init(
        m11: all[0], m12: all[1], m13: all[2], m14: all[3],
        m21: all[4], m22: all[5], m23: all[6], m24: all[7],
        m31: all[8], m32: all[9], m33: all[10], m34: all[11],
        m41: all[12], m42: all[13], m43: all[14], m44: all[15])
    }

    package var rows: [SIMD4<CGFloat.NativeType>] {
      [
        SIMD4(m11.native, m12.native, m13.native, m14.native),
        SIMD4(m21.native, m22.native, m23.native, m24.native),
        SIMD4(m31.native, m32.native, m33.native, m34.native),
        SIMD4(m41.native, m42.native, m43.native, m44.native),
      ]
    }
  }

  /// The identity.
  public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

  /// Whether a matrix is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

  /// Whether two matrices are equal.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  /// Returns a translation, in points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
  }

  /// Returns a scaling.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
    return result
  }

  /// Returns a rotation by an angle in radians around an axis; the identity if the axis is zero.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = deterministicSineCosine(angle)
    let rest = 1 - cosine
    var result = CATransform3DIdentity
    result.m11 = cosine + x * x * rest
    result.m12 = x * y * rest + z * sine
    result.m13 = x * z * rest - y * sine
    result.m21 = y * x * rest - z * sine
    result.m22 = cosine + y * y * rest
    result.m23 = y * z * rest + x * sine
    result.m31 = z * x * rest + y * sine
    result.m32 = z * y * rest - x * sine
    result.m33 = cosine + z * z * rest
    return result
  }

  /// Returns the matrix that applies `a` first, then `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let columns = b.rows
    return CATransform3D(
      rows: a.rows.map { row in
        var sum = columns[0] * row[0]
        for index in 1..<4 { sum += columns[index] * row[index] }
        return sum
      })
  }

  /// Returns the inverse of a matrix, by Gauss and Jordan; the matrix itself if it has none.
  public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var rows = t.rows
    var inverse = CATransform3DIdentity.rows
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
      guard rows[pivot][column] != 0 else { return t }
      rows.swapAt(pivot, column)
      inverse.swapAt(pivot, column)
      let scale = 1 / rows[column][column]
      rows[column] *= scale
      inverse[column] *= scale
      for row in 0..<4 where row != column {
        let factor = rows[row][column]
        rows[row] -= rows[column] * factor
        inverse[row] -= inverse[column] * factor
      }
    }
    return CATransform3D(rows: inverse)
  }

  /// Returns the matrix that translates first, then applies `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns the matrix that scales first, then applies `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns the matrix that rotates first, then applies `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns the matrix of an affine transform of the plane.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
  }

  /// Whether a matrix maps the plane z = 0 to itself, as an affine transform does.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    (t.m13, t.m14, t.m23, t.m24) == (0, 0, 0, 0) && (t.m31, t.m32, t.m34) == (0, 0, 0)
      && (t.m33, t.m43, t.m44) == (1, 0, 1)
  }

  /// Returns the affine transform of the plane of a matrix.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }

  extension ProjectionTransform {
    /// Creates the matrix that maps the plane z = 0 as a matrix of space does.
    public init(_ m: CATransform3D) {
      self.init()
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif
