import Drawing
import Foundation

/// The operations that rotations of both kinds of numbers share.
public protocol _SIMDQuaternion: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of the four parts.
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  /// The imaginary parts and the real part.
  var vector: SIMD4<Scalar> { get set }
  /// Creates a rotation from its parts.
  init(vector: SIMD4<Scalar>)
}

/// A rotation in space, of floats.
public struct simd_quatf: _SIMDQuaternion {
  /// The imaginary parts and the real part.
  public var vector: SIMD4<Float>

  /// Creates a rotation from its parts.
  public init(vector: SIMD4<Float>) { self.vector = vector }
  /// Creates the rotation of a matrix without scale.
  public init(_ rotationMatrix: simd_float3x3) { self.init(columns: rotationMatrix.listOfColumns) }
  /// Creates the rotation of the first three columns of a matrix without scale.
  public init(_ rotationMatrix: simd_float4x4) {
    self.init(columns: rotationMatrix.listOfColumns.map { SIMD3($0.x, $0.y, $0.z) })
  }
}

/// A rotation in space, of doubles.
public struct simd_quatd: _SIMDQuaternion {
  /// The imaginary parts and the real part.
  public var vector: SIMD4<Double>

  /// Creates a rotation from its parts.
  public init(vector: SIMD4<Double>) { self.vector = vector }
  /// Creates the rotation of a matrix without scale.
  public init(_ rotationMatrix: simd_double3x3) {
    self.init(columns: rotationMatrix.listOfColumns)
  }
  /// Creates the rotation of the first three columns of a matrix without scale.
  public init(_ rotationMatrix: simd_double4x4) {
    self.init(columns: rotationMatrix.listOfColumns.map { SIMD3($0.x, $0.y, $0.z) })
  }
}

extension _SIMDQuaternion {
  /// Creates a rotation that is not one: all parts are 0.
  public init() { self.init(vector: .zero) }
  /// Creates a rotation from its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }
  /// Creates a rotation from its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }
  /// Creates a rotation by an angle in radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let (sine, cosine) = deterministicSineCosine(Double(angle / 2))
    self.init(vector: SIMD4(axis * Scalar(sine), Scalar(cosine)))
  }

  /// Creates the rotation that turns a direction to another one; both have length 1.
  ///
  /// Opposite directions have several, of which it takes one.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + simd_dot(from, to)
    // The difference of 1 and a rounded −1.
    guard real < 1e-6 else {
      self = Self(vector: SIMD4(simd_cross(from, to), real)).normalized
      return
    }
    let other: SIMD3<Scalar> = abs(from.x) < abs(from.y) ? [1, 0, 0] : [0, 1, 0]
    self.init(real: 0, imag: simd_normalize(simd_cross(from, other)))
  }

  /// Creates the rotation that turns the axes to three columns.
  fileprivate init(columns: [SIMD3<Scalar>]) {
    func part(_ x: Scalar, _ y: Scalar, _ z: Scalar) -> Scalar {
      max(0, 1 + x * columns[0].x + y * columns[1].y + z * columns[2].z).squareRoot() / 2
    }
    let sizes = [part(1, -1, -1), part(-1, 1, -1), part(-1, -1, 1), part(1, 1, 1)]
    // The greatest part is the most precise one; products with it give the others.
    let greatest = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 3
    let scale = 1 / (4 * sizes[greatest])
    var vector = SIMD4<Scalar>.zero
    vector[greatest] = sizes[greatest]
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
      let c = 3 - a - b
      let sum = columns[a][b] + columns[b][a], difference = columns[a][b] - columns[b][a]
      if greatest == a { vector[b] = sum * scale }
      if greatest == b { vector[a] = sum * scale }
      if greatest == c { vector[3] = difference * scale }
      if greatest == 3 { vector[c] = difference * scale }
    }
    self.init(vector: vector)
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the rotation, in radians.
  public var angle: Scalar { 2 * arcTangent(simd_length(imag), real) }
  /// The axis of the rotation; NaN for one that turns nothing.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The length of the four parts.
  public var length: Scalar { simd_length(vector) }
  /// The rotation with length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }
  /// The rotation with its imaginary parts negated.
  public var conjugate: Self { Self(vector: SIMD4(-imag, real)) }
  /// The rotation in the other direction.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  /// The rotation as Swift source.
  public var debugDescription: String { "\(Self.self)(real: \(real), imag: \(imag))" }

  /// Returns a vector after the rotation.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }
}

extension _SIMDQuaternion {
  /// Returns the rotation `b` followed by `a`.
  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - simd_dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
  }
  /// Returns the inverse of the rotation `b` followed by `a`.
  public static func / (a: Self, b: Self) -> Self { a * b.inverse }
  /// Returns the sum of the parts.
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
  /// Returns the difference of the parts.
  public static func - (a: Self, b: Self) -> Self { Self(vector: a.vector - b.vector) }
  /// Returns the parts, each times a number.
  public static func * (a: Self, b: Scalar) -> Self { Self(vector: a.vector * b) }
  /// Returns the parts, each times a number.
  public static func * (a: Scalar, b: Self) -> Self { b * a }
  /// Returns the parts, each divided by a number.
  public static func / (a: Self, b: Scalar) -> Self { Self(vector: a.vector / b) }
  /// Returns the opposite parts, which are the same rotation.
  public static prefix func - (a: Self) -> Self { Self(vector: -a.vector) }
  /// Adds the parts of a rotation.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts the parts of a rotation.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Turns by `a` after the rotation that `a` replaces.
  public static func *= (a: inout Self, b: Self) { a = a * b }
  /// Multiplies each part with a number.
  public static func *= (a: inout Self, b: Scalar) { a = a * b }
  /// Turns by `a` after the inverse of a rotation.
  public static func /= (a: inout Self, b: Self) { a = a / b }
  /// Divides each part by a number.
  public static func /= (a: inout Self, b: Scalar) { a = a / b }
}
