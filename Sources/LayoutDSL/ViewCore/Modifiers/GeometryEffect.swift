import Foundation

/// A modifier that maps what a view shows, depending on its size, and leaves its layout alone.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of that size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node of the effect around its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    GeometryEffectModifier._makeView(
      GeometryEffectModifier(effect: modifier), content: content, inputs: &inputs)
  }

  /// One view for each view of the content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? { count }
}

extension GeometryEffect {
  /// The same effect on what is shown and touched, while frames are read as without it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that frames do not tell of.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// The map of the effect.
  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }

  /// What of the effect is animated.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// An effect that frames do not tell of, whatever it does.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ProjectionModifier, Animatable {
  var effect: Effect

  func projection(size: CGSize) -> ProjectionTransform {
    nonisolated(unsafe) let effect = effect
    return onMainActor { effect.effectValue(size: size) }
  }

  var isIgnoredByLayout: Bool { Effect.self is any IgnoredByLayout.Type }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
