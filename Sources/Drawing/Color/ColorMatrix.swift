import Foundation

/// A linear transform of RGBA colour components.
///
/// Each row computes one component of the result as a weighted sum of red, green, blue, alpha and
/// 1. Components are unpremultiplied and in 0…1. In the alpha row, the colour terms only count
/// where the content has coverage.
@frozen public struct ColorMatrix: Equatable, Sendable {
  /// The row for red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// The row for green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// The row for blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// The row for alpha.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// Creates the identity matrix.
  public init() {}
}

extension ColorMatrix {
  /// Returns a matrix that adds an amount to every colour component.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    scaling(by: 1, adding: Float(amount))
  }

  /// Returns a matrix that scales the distance of colours from middle grey.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    scaling(by: Float(amount), adding: Float((1 - amount) / 2))
  }

  /// Returns a matrix that inverts colours by an amount: 1 inverts them fully.
  package static func colorInvert(_ amount: Double = 1) -> ColorMatrix {
    scaling(by: Float(1 - 2 * amount), adding: Float(amount))
  }

  /// Returns a matrix that multiplies every component by that of a colour.
  package static func colorMultiply(_ color: ResolvedColor) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (color.red, color.green, color.blue)
    matrix.a4 = color.opacity
    return matrix
  }

  /// A matrix that gives black with an alpha equal to the luminance of the colour.
  package static let luminanceToAlpha: ColorMatrix = {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.2126, 0.7152, 0.0722, 0)
    return matrix
  }()

  /// Returns a matrix that scales saturation; 0 gives the grey of equal luminance.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let amount = Float(amount), rest = 1 - amount
    let red: Float = 0.2126 * rest, green: Float = 0.7152 * rest, blue: Float = 0.0722 * rest
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3) = (red + amount, green, blue)
    (matrix.g1, matrix.g2, matrix.g3) = (red, green + amount, blue)
    (matrix.b1, matrix.b2, matrix.b3) = (red, green, blue + amount)
    return matrix
  }

  /// Returns a matrix that rotates the hue, with the coefficients of the SVG filter `hueRotate`.
  package static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (sine, cosine) = deterministicSineCosine(angle.radians)
    func entry(_ base: Double, _ cosineFactor: Double, _ sineFactor: Double) -> Float {
      Float(base + cosine * cosineFactor + sine * sineFactor)
    }
    var matrix = ColorMatrix()
    matrix.r1 = entry(0.213, 0.787, -0.213)
    matrix.r2 = entry(0.715, -0.715, -0.715)
    matrix.r3 = entry(0.072, -0.072, 0.928)
    matrix.g1 = entry(0.213, -0.213, 0.143)
    matrix.g2 = entry(0.715, 0.285, 0.140)
    matrix.g3 = entry(0.072, -0.072, -0.283)
    matrix.b1 = entry(0.213, -0.213, -0.787)
    matrix.b2 = entry(0.715, -0.715, 0.715)
    matrix.b3 = entry(0.072, 0.928, 0.072)
    return matrix
  }

  private static func scaling(by factor: Float, adding amount: Float) -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
    (matrix.r5, matrix.g5, matrix.b5) = (amount, amount, amount)
    return matrix
  }
}
