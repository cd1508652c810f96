import Drawing
import Foundation

/// A matrix of 4 × 4 floats.
public struct simd_float4x4: Hashable, Sendable {
  /// The columns.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Creates a matrix with columns.
  public init(
    columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  ) {
    self.columns = columns
  }

  /// Creates a matrix with columns.
  public init(
    _ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>
  ) {
    columns = (first, second, third, fourth)
  }

  /// Creates a matrix with a value on its diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }

  /// Creates a matrix with values on its diagonal.
  public init(diagonal: SIMD4<Float>) {
    self.init()
    for index in 0..<4 { self[index, index] = diagonal[index] }
  }

  /// The columns by index, from 0 to 3.
  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// The value in a column and a row, each from 0 to 3.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: simd_float4x4 {
    var result = simd_float4x4()
    for column in 0..<4 { for row in 0..<4 { result[row, column] = self[column, row] } }
    return result
  }

  /// Returns whether all values of two matrices are equal.
  public static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }

  /// Combines the values with a hash.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<4 { hasher.combine(self[column]) }
  }

  /// Returns the product of a matrix and a vector.
  public static func * (a: simd_float4x4, b: SIMD4<Float>) -> SIMD4<Float> {
    a.columns.0 * b.x + a.columns.1 * b.y + a.columns.2 * b.z + a.columns.3 * b.w
  }

  /// Returns the product of two matrices.
  public static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
    simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
}

/// Another name of a matrix of 4 × 4 floats.
public typealias float4x4 = simd_float4x4
/// An older name of a matrix of 4 × 4 floats.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// Returns the product of two matrices.
public func simd_mul(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }
/// Returns the product of a matrix and a vector.
public func simd_mul(_ a: simd_float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
/// Returns the product of two matrices, under its older name.
public func matrix_multiply(_ a: simd_float4x4, _ b: simd_float4x4) -> simd_float4x4 { a * b }

/// A rotation in space.
public struct simd_quatf: Hashable, Sendable {
  /// The imaginary parts and the real part.
  public var vector: SIMD4<Float>

  /// Creates a rotation that is not one: all parts are 0.
  public init() { vector = .zero }
  /// Creates a rotation from its parts.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates a rotation from its parts.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a rotation from its parts.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  /// Creates a rotation by an angle in radians around an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    vector = SIMD4(axis * sine(angle / 2), cosine(angle / 2))
  }

  /// The real part.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Float { 2 * arcTangent(simd_length(imag), real) }
  /// The axis of the rotation; NaN for one that turns nothing.
  public var axis: SIMD3<Float> { simd_normalize(imag) }
  /// The rotation with length 1.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
  /// The rotation in the other direction.
  public var inverse: simd_quatf {
    simd_quatf(vector: SIMD4(-imag, real) / simd_length_squared(vector))
  }

  /// Returns a vector after the rotation.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }

  /// Returns the rotation `b` followed by `a`.
  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - simd_dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
  }
}

extension simd_quatf {
  /// The rotation with its imaginary parts negated.
  public var conjugate: simd_quatf { simd_quatf(vector: SIMD4(-imag, real)) }
  /// The length of the four parts.
  public var length: Float { simd_length(vector) }

  /// Creates the rotation that turns a direction to another one; both have length 1.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    self =
      simd_quatf(
        vector: SIMD4(simd_cross(from, to), 1 + simd_dot(from, to))
      ).normalized
  }

  /// Turns by `a` after the rotation that `a` replaces.
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
  /// Returns the sum of the parts.
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector + b.vector)
  }
  /// Returns the difference of the parts.
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(vector: a.vector - b.vector)
  }
  /// Returns the parts, each times a number.
  public static func * (a: simd_quatf, b: Float) -> simd_quatf {
    simd_quatf(vector: a.vector * b)
  }
  /// Returns the parts, each times a number.
  public static func * (a: Float, b: simd_quatf) -> simd_quatf { b * a }
  /// Returns the parts, each divided by a number.
  public static func / (a: simd_quatf, b: Float) -> simd_quatf {
    simd_quatf(vector: a.vector / b)
  }
  /// Returns the opposite parts, which are the same rotation.
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
}

/// Returns the sum of the products of the parts.
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { simd_dot(a.vector, b.vector) }
/// Returns a vector after a rotation.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Returns the rotation with length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the rotation in the other direction.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the product of two rotations.
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
/// Returns the rotation at a fraction of the shorter way between two.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = simd_dot(a, b)
  let end = cosine < 0 ? -b : b
  let angle = arcTangent((1 - cosine * cosine).squareRoot(), abs(cosine))
  // Nearby rotations lie on a line.
  guard angle > 0.001 else { return (a + (end - a) * t).normalized }
  return (a * sine((1 - t) * angle) + end * sine(t * angle)) / sine(angle)
}

private func sine(_ angle: Float) -> Float { Float(deterministicSineCosine(Double(angle)).sine) }
private func cosine(_ angle: Float) -> Float {
  Float(deterministicSineCosine(Double(angle)).cosine)
}
private func arcTangent(_ y: Float, _ x: Float) -> Float {
  Float(deterministicArcTangent(Double(y), Double(x)))
}
