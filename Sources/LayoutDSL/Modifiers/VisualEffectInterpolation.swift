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
      if let effect = between(left, right, amount) as? any TransformEffect {
        return .transform(effect)
      }
    case (.projection(let left), .projection(let right)):
      if let effect = between(left, right, amount) as? any ProjectionModifier {
        return .projection(effect)
      }
    case (.renderer(let left), .renderer(let right)):
      if let effect = between(left, right, amount) as? any RendererEffect {
        return .renderer(effect)
      }
    default: break
    }
    return amount < 0.5 ? self : other
  }
}

/// A value on its way to another of its type by its animatable data; nil if it cannot go there.
private func between(_ left: Any, _ right: Any, _ amount: Double) -> Any? {
  func blend<Value: Animatable>(_ left: Value) -> Any? {
    guard let right = right as? Value else { return nil }
    var result = left
    result.animatableData.interpolate(towards: right.animatableData, amount: amount)
    return result
  }
  return (left as? any Animatable).flatMap { blend($0) }
}
