import Drawing
import Foundation

/// An affine matrix of doubles.
struct Matrix {
  var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  init(_ transform: CGAffineTransform) {
    a = Double(transform.a)
    b = Double(transform.b)
    c = Double(transform.c)
    d = Double(transform.d)
    tx = Double(transform.tx)
    ty = Double(transform.ty)
  }

  func apply(_ point: CGPoint) -> Point {
    let x = Double(point.x), y = Double(point.y)
    return Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The largest factor by which the matrix stretches a length.
  var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(0, sum * sum / 4 - determinant * determinant).squareRoot()
    return (sum / 2 + root).squareRoot()
  }
}
