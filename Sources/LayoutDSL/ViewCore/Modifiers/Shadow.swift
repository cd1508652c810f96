import Foundation

extension View {
  /// Casts a shadow of what the view shows: moved by (`x`, `y`) points and blurred by a Gaussian
  /// whose standard deviation is `radius` points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowEffect(color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y)))
  }
}

nonisolated struct ShadowEffect: RendererEffect, Animatable {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    .shadow(color.resolve(in: environment), radius: radius, offset: offset)
  }

  /// A Gaussian of half the radius has faded at three deviations; pixels are rounded outwards.
  var reach: CGFloat { radius * 3 + max(abs(offset.width), abs(offset.height)) + 2 }

  /// The colour is part of it unless it depends on the environment.
  var animatableData:
    AnimatablePair<
      Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        color.constantData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.constantData = newValue.first
      radius = max(newValue.second.first, 0)
      offset.animatableData = newValue.second.second
    }
  }

  var summary: String { "radius: \(formatted(radius))" }
}
