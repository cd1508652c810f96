import Foundation

extension View {
  /// Rotates the drawing of the view in 3D about an axis through an anchor, in perspective.
  ///
  /// The layout does not change. The distance of the eye is the longer side of the view divided by
  /// `perspective`; 0 is a parallel projection. `anchorZ` is in points and positive toward the eye.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

extension View {
  /// Rotates the drawing of the view in 3D about an axis through an anchor, in perspective.
  ///
  /// The layout does not change. The distance of the eye is the longer side of the view divided by
  /// `perspective`; 0 is a parallel projection.
  nonisolated public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View {
    rotation3DEffect(angle, axis: axis, anchor: anchor, perspective: perspective)
  }
}

nonisolated struct Rotation3DEffect: ProjectionModifier, Animatable {
  var angle: Angle
  var x: CGFloat, y: CGFloat, z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  var function: FunctionName? { "rotation3DEffect" }

  /// The axis is animatable too: it is interpolated together with the angle.
  var animatableData:
    AnimatablePair<
      Angle.AnimatableData,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(x, AnimatablePair(y, z)),
          AnimatablePair(
            anchor.animatableData, AnimatablePair(anchorZ, perspective * unitAnimationScale))))
    }
    set {
      angle.animatableData = newValue.first
      let axis = newValue.second.first
      (x, y, z) = (axis.first, axis.second.first, axis.second.second)
      anchor.animatableData = newValue.second.second.first
      let depth = newValue.second.second.second
      (anchorZ, perspective) = (depth.first, depth.second / unitAnimationScale)
    }
  }

  func projection(size: CGSize) -> ProjectionTransform {
    let length = (x * x + y * y + z * z).squareRoot()
    let distance = max(size.width, size.height)
    guard length > 0, length.isFinite, distance > 0 else { return ProjectionTransform() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = deterministicSineCosine(angle.radians)
    let rest = 1 - cosine
    // The rotated x and y axes of the view's plane, and the rotated z axis, which points to the
    // eye.
    let right = (
      x: cosine + x * x * rest, y: x * y * rest + z * sine, z: x * z * rest - y * sine
    )
    let down = (
      x: x * y * rest - z * sine, y: cosine + y * y * rest, z: y * z * rest + x * sine
    )
    let near = (
      x: x * z * rest + y * sine, y: y * z * rest - x * sine, z: cosine + z * z * rest
    )
    // The scale of a point at depth z is 1 / (1 − z·shrink).
    let shrink = perspective / distance
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (right.x, right.y, -right.z * shrink)
    (turned.m21, turned.m22, turned.m23) = (down.x, down.y, -down.z * shrink)
    turned.m31 = -anchorZ * near.x
    turned.m32 = -anchorZ * near.y
    turned.m33 = 1 - (anchorZ - anchorZ * near.z) * shrink
    let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
    return ProjectionTransform(CGAffineTransform(translationX: -center.x, y: -center.y))
      .concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension Rotation3DEffect {
  var details: NodeDetails {
    var details = NodeDetails()
    details.add(".rotation3DEffect", "\(formatted(angle.degrees))°")
    details.add("axis", [x, y, z].map { formatted($0) }.joined(separator: " "))
    details.add("anchor", anchor.text)
    details.add("anchorZ", anchorZ)
    details.add("perspective", perspective)
    return details
  }
}
