// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit
import simd

extension SIMD3 where Scalar == Float {
  public init(_ vector: SCNVector3) { self.init(vector.x, vector.y, vector.z) }
}
extension SIMD4 where Scalar == Float {
  public init(_ vector: SCNVector4) { self.init(vector.x, vector.y, vector.z, vector.w) }
}
extension SCNVector4 {
  public init(_ vector: SIMD4<Float>) { self.init(vector.x, vector.y, vector.z, vector.w) }
}
public func SCNVector3ToFloat3(_ vector: SCNVector3) -> SIMD3<Float> { SIMD3(vector) }
public func SCNVector3FromFloat3(_ vector: SIMD3<Float>) -> SCNVector3 { SCNVector3(vector) }

extension SCNMatrix4 {
  /// Creates a matrix whose rows are the columns of another.
  public init(_ matrix: simd_float4x4) {
    let (a, b, c, d) = matrix.columns
    func row(_ column: SIMD4<Float>) -> [CGFloat] { (0..<4).map { CGFloat(column[$0]) } }
    let rows = [row(a), row(b), row(c), row(d)]
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }
}
extension simd_float4x4 {
  /// Creates a matrix whose columns are the rows of another.
  public init(_ matrix: SCNMatrix4) {
    self.init(
      SIMD4(Float(matrix.m11), Float(matrix.m12), Float(matrix.m13), Float(matrix.m14)),
      SIMD4(Float(matrix.m21), Float(matrix.m22), Float(matrix.m23), Float(matrix.m24)),
      SIMD4(Float(matrix.m31), Float(matrix.m32), Float(matrix.m33), Float(matrix.m34)),
      SIMD4(Float(matrix.m41), Float(matrix.m42), Float(matrix.m43), Float(matrix.m44)))
  }
}

extension _ValueBoxing where Self: NSValue {
  /// Creates a value of a vector.
  public init(scnVector3 vector: SCNVector3) { self.init(boxing: vector, "{SCNVector3=fff}") }
  /// Creates a value of a vector.
  public init(scnVector4 vector: SCNVector4) { self.init(boxing: vector, "{SCNVector4=ffff}") }
  /// Creates a value of a matrix.
  public init(scnMatrix4 matrix: SCNMatrix4) {
    self.init(boxing: matrix, "{CATransform3D=dddddddddddddddd}")
  }
}
extension NSValue {
  /// The vector; zeros for a value of another type.
  public var scnVector3Value: SCNVector3 { boxed() ?? SCNVector3() }
  /// The vector; zeros for a value of another type.
  public var scnVector4Value: SCNVector4 { boxed() ?? SCNVector4() }
  /// The matrix; zeros for a value of another type.
  public var scnMatrix4Value: SCNMatrix4 { boxed() ?? SCNMatrix4() }
}
