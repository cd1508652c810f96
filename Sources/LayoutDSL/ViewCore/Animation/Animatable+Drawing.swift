import Drawing
import Foundation

extension Angle: Animatable {
  /// The angle as data to animate.
  public var animatableData: Double {
    get { radians * unitAnimationScale }
    set { radians = newValue / unitAnimationScale }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii as data to animate.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension ResolvedColor: Animatable {
  /// The cone responses of the colour, each multiplied by the opacity, and the opacity.
  ///
  /// Interpolation is perceptually uniform, as in SwiftUI since iOS 18.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let weight = opacity * Float(unitAnimationScale)
      let cones = coneResponses.map { Float($0) * weight }
      return AnimatablePair(
        cones[0], AnimatablePair(cones[1], AnimatablePair(cones[2], weight)))
    }
    set {
      let weight = newValue.second.second.second
      // A transparent colour has no hue.
      let cones = [newValue.first, newValue.second.first, newValue.second.second.first].map {
        weight == 0 ? 0 : Double($0 / weight)
      }
      self = ResolvedColor(coneResponses: cones)
      opacity = weight / Float(unitAnimationScale)
    }
  }
}
