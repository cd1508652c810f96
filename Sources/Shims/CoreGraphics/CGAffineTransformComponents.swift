import Drawing
import Foundation

/// The parts of an affine transform, which apply in the order of the properties.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The distance by which a point moves to the right for each point below the origin.
  public var horizontalShear: CGFloat
  /// The angle, in radians.
  public var rotation: CGFloat
  /// The distance, in points.
  public var translation: CGVector

  /// Creates the components of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0,
      translation: CGVector(dx: 0, dy: 0))
  }

  /// Creates components.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }

  /// Whether two values have equal components.
  public static func == (
    left: CGAffineTransformComponents, right: CGAffineTransformComponents
  ) -> Bool {
    left.scale == right.scale && left.horizontalShear == right.horizontalShear
      && left.rotation == right.rotation && left.translation.dx == right.translation.dx
      && left.translation.dy == right.translation.dy
  }

  /// Adds the components to a hash.
  public func hash(into hasher: inout Hasher) {
    for part in [scale.width, scale.height, horizontalShear, rotation] { hasher.combine(part) }
    hasher.combine(translation.dx)
    hasher.combine(translation.dy)
  }
}

extension CGAffineTransform {
  /// Creates the transform that scales, shears, rotates and moves.
  public init(_ components: CGAffineTransformComponents) {
    self.init(
      a: components.scale.width, b: 0, c: components.horizontalShear * components.scale.height,
      d: components.scale.height, tx: 0, ty: 0)
    self = concatenating(CGAffineTransform(rotationAngle: components.rotation))
    (tx, ty) = (components.translation.dx, components.translation.dy)
  }

  /// Returns the parts of the transform; a transform that flattens one axis has no shear.
  public func decomposed() -> CGAffineTransformComponents {
    let width = (a * a + b * b).squareRoot()
    let (x, y) = width > 0 ? (a / width, b / width) : (1, 0)
    let height = d * x - c * y
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : (c * x + d * y) / height,
      rotation: deterministicArcTangent(y, x), translation: CGVector(dx: tx, dy: ty))
  }
}
