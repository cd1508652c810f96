import Foundation

/// Effects on the drawing of a view that do not affect its layout.
///
/// Each method of this protocol adds an effect to the effects that it is called on.
public protocol VisualEffect: Animatable, Sendable {
  /// Appends the effects to a list, innermost first.
  nonisolated func _append(to steps: inout _VisualEffectSteps)
}

/// The effects that a `VisualEffect` consists of.
public struct _VisualEffectSteps {
  enum Step {
    case transform(any TransformEffect)
    case projection(any ProjectionModifier)
    case renderer(any RendererEffect)
  }

  var steps: [Step] = []
}

/// An effect that is added to others.
private struct StepEffect<Base: VisualEffect, Step: Animatable & Sendable>: VisualEffect {
  var base: Base
  var step: Step

  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { AnimatablePair(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }

  func _append(to steps: inout _VisualEffectSteps) {
    base._append(to: &steps)
    if let transform = step as? any TransformEffect {
      steps.steps.append(.transform(transform))
    } else if let projection = step as? any ProjectionModifier {
      steps.steps.append(.projection(projection))
    } else if let renderer = step as? any RendererEffect {
      steps.steps.append(.renderer(renderer))
    }
  }
}

extension VisualEffect {
  /// The effects, innermost first.
  var steps: _VisualEffectSteps {
    var steps = _VisualEffectSteps()
    _append(to: &steps)
    return steps
  }

  func adding<Step: Animatable & Sendable>(_ step: Step) -> some VisualEffect {
    StepEffect(base: self, step: step)
  }

  /// Moves the drawing of the view by a size in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetEffect(offset: offset))
  }

  /// Moves the drawing of the view by `x` and `y` points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Scales the drawing of the view by the factors of a size about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the drawing of the view by one factor about an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Scales the drawing of the view by a factor for each axis about an anchor.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Rotates the drawing of the view about an anchor; positive angles rotate clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the drawing of the view in 3D about an axis through an anchor, in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Rotates the drawing of the view in 3D about an axis through an anchor, in perspective.
  public func perspectiveRotationEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    rotation3DEffect(angle, axis: axis, anchor: anchor, perspective: perspective)
  }

  /// Applies an affine transform to the drawing of the view.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(MatrixEffect(matrix: transform))
  }

  /// Sets the opacity of the view, composited as one layer: 0 is invisible, 1 changes nothing.
  ///
  /// Values outside 0...1 are clamped; NaN is 1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Applies a Gaussian blur to the view; `radius` is the standard deviation in points, and
  /// `opaque` keeps alpha at 1.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Sets the blend mode in which the view is composited with the content beneath it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(BlendModeEffect(mode: blendMode))
  }
}
