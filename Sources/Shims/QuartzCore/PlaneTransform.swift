import CoreGraphics
import Drawing
import SystemIntegration

/// The parts of a mapping of the plane, which change apart: half a turn keeps the size.
struct PlaneTransform {
  private var move: (x: CGFloat, y: CGFloat)
  private var scale: (x: CGFloat, y: CGFloat)
  private var shear: CGFloat
  private var turn: CGFloat

  /// Returns nil for a mapping of space, and for one without a width.
  init?(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else { return nil }
    let (a, b) = (transform.m11, transform.m12), (c, d) = (transform.m21, transform.m22)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else { return nil }
    move = (transform.m41, transform.m42)
    scale = (width, (a * d - b * c) / width)
    shear = (a * c + b * d) / width
    turn = deterministicArcTangent(b, a)
  }

  /// The mapping at a part of the shorter way to another one.
  func mixed(with other: PlaneTransform, _ progress: Double) -> PlaneTransform {
    var mixed = self
    let part = CGFloat(progress)
    func mix(_ first: CGFloat, _ last: CGFloat) -> CGFloat { first + (last - first) * part }
    mixed.move = (mix(move.x, other.move.x), mix(move.y, other.move.y))
    mixed.scale = (mix(scale.x, other.scale.x), mix(scale.y, other.scale.y))
    mixed.shear = mix(shear, other.shear)
    let way = other.turn - turn
    mixed.turn =
      turn + part * (abs(way) > .pi ? way - (way > 0 ? 2 * .pi : -2 * .pi) : way)
    return mixed
  }

  var transform: CATransform3D {
    let unit = deterministicSineCosine(turn)
    var transform = CATransform3DIdentity
    (transform.m11, transform.m12) = (unit.cosine * scale.x, unit.sine * scale.x)
    transform.m21 = unit.cosine * shear - unit.sine * scale.y
    transform.m22 = unit.sine * shear + unit.cosine * scale.y
    (transform.m41, transform.m42) = move
    return transform
  }
}
