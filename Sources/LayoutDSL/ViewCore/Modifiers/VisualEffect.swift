import Foundation

/// Changes to what a view shows that leave its layout alone.
///
/// The effects themselves are the methods of this protocol, applied to what came before.
public protocol VisualEffect: Animatable, Sendable {
  /// Adds the effects to a list, the innermost first.
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

/// No effect: what effects are applied to.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates no effect.
  public init() {}

  /// Adds nothing.
  public func _append(to steps: inout _VisualEffectSteps) {}
}

/// An effect after others.
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
  /// The effects, the innermost first.
  var steps: _VisualEffectSteps {
    var steps = _VisualEffectSteps()
    _append(to: &steps)
    return steps
  }

  func adding<Step: Animatable & Sendable>(_ step: Step) -> some VisualEffect {
    StepEffect(base: self, step: step)
  }

  /// Moves what the view shows by a distance, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetEffect(offset: offset))
  }

  /// Moves what the view shows by a distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(OffsetEffect(offset: CGSize(width: x, height: y)))
  }

  /// Scales what the view shows about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales what the view shows about an anchor.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Scales what the view shows about an anchor.
  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns what the view shows about an anchor; positive angles turn clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns what the view shows in space about an axis through an anchor, seen in perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }

  /// Maps what the view shows through a matrix.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(MatrixEffect(matrix: transform))
  }

  /// Makes the view, drawn as one, see-through: 0 is invisible, 1 changes nothing.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }

  /// Blurs the view by a Gaussian whose standard deviation is `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Sets how the view combines with what lies beneath it.
  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding(BlendModeEffect(mode: blendMode))
  }
}
