/// The empty effect, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the empty effect.
  public init() {}

  /// Appends nothing.
  public func _append(to steps: inout _VisualEffectSteps) {}
}
