import Foundation

extension _VisualEffectSteps {
  /// These effects on their way to others, made by the same code: 0 is none of the way, 1 all.
  func interpolated(towards other: Self, amount: Double) -> Self {
    guard steps.count == other.steps.count else { return amount < 0.5 ? self : other }
    var result = Self()
    result.steps = zip(steps, other.steps).map { $0.interpolated(towards: $1, amount: amount) }
    return result
  }
}

extension _VisualEffectSteps.Step {
  fileprivate func interpolated(towards other: Self, amount: Double) -> Self {
    switch (self, other) {
    case (.transform(let left), .transform(let right)):
      .transform(between(left, right, amount))
    case (.projection(let left), .projection(let right)):
      .projection(between(left, right, amount))
    case (.renderer(let left), .renderer(let right)):
      .renderer(between(left, right, amount))
    default: amount < 0.5 ? self : other
    }
  }
}

private func between(
  _ left: any TransformEffect, _ right: any TransformEffect, _ amount: Double
) -> any TransformEffect {
  func mix<Value: Animatable>(_ from: Value, _ to: Value) -> Value { blend(from, to, amount) }
  switch (left, right) {
  case (let left as OffsetEffect, let right as OffsetEffect):
    return OffsetEffect(offset: mix(left.offset, right.offset))
  case (let left as ScaleEffect, let right as ScaleEffect):
    return ScaleEffect(
      scale: mix(left.scale, right.scale), anchor: mix(left.anchor, right.anchor))
  case (let left as RotationEffect, let right as RotationEffect):
    return RotationEffect(
      angle: mix(left.angle, right.angle), anchor: mix(left.anchor, right.anchor))
  case (let left as MatrixEffect, let right as MatrixEffect):
    let (from, to) = (left.matrix, right.matrix)
    return MatrixEffect(
      matrix: CGAffineTransform(
        a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
        tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty)))
  default: return amount < 0.5 ? left : right
  }
}

private func between(
  _ left: any ProjectionModifier, _ right: any ProjectionModifier, _ amount: Double
) -> any ProjectionModifier {
  func mix<Value: Animatable>(_ from: Value, _ to: Value) -> Value { blend(from, to, amount) }
  guard let left = left as? Rotation3DEffect, let right = right as? Rotation3DEffect else {
    return amount < 0.5 ? left : right
  }
  return Rotation3DEffect(
    angle: mix(left.angle, right.angle), x: mix(left.x, right.x), y: mix(left.y, right.y),
    z: mix(left.z, right.z), anchor: mix(left.anchor, right.anchor),
    anchorZ: mix(left.anchorZ, right.anchorZ),
    perspective: mix(left.perspective, right.perspective))
}

private func between(
  _ left: any RendererEffect, _ right: any RendererEffect, _ amount: Double
) -> any RendererEffect {
  switch (left, right) {
  case (let left as OpacityEffect, let right as OpacityEffect):
    OpacityEffect(opacity: blend(left.opacity, right.opacity, amount))
  case (let left as BlurEffect, let right as BlurEffect) where left.isOpaque == right.isOpaque:
    BlurEffect(radius: blend(left.radius, right.radius, amount), isOpaque: left.isOpaque)
  default: amount < 0.5 ? left : right
  }
}

private func blend<Value: Animatable>(_ from: Value, _ to: Value, _ amount: Double) -> Value {
  var result = from
  result.animatableData.interpolate(towards: to.animatableData, amount: amount)
  return result
}
