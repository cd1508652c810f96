import Foundation

/// A modifier that transforms the drawing of a view, depending on its size, and does not affect
/// layout.
///
/// Effects are not isolated to the main actor, although modifiers are.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Makes the node of the effect and those of its content.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    GeometryEffectModifier._makeView(
      GeometryEffectModifier(effect: modifier), content: content, inputs: &inputs)
  }

  /// The number of views of the content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? { count }
}

extension GeometryEffect {
  /// Returns the same effect for drawing and hit testing; frames read inside the view ignore it.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// An effect that frames read inside the view ignore.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base

  /// Returns the transform of the effect.
  public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }

  /// The animatable data of the effect.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// Marks the effects of any base that frames read inside the view ignore.
private protocol IgnoredByLayout {}

extension _IgnoredByLayoutEffect: IgnoredByLayout {}

nonisolated struct GeometryEffectModifier<Effect: GeometryEffect>: ProjectionModifier, Animatable {
  var effect: Effect

  func projection(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

  var isIgnoredByLayout: Bool { Effect.self is any IgnoredByLayout.Type }

  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
