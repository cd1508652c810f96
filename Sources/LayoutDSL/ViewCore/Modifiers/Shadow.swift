import Foundation

// `DropShadow.swift` of the module Rasterizer draws the shadow.

extension View {
  /// Adds a shadow to the view, offset by (`x`, `y`) points.
  ///
  /// `radius` is the standard deviation of its Gaussian blur, in points; negative values are 0.
  nonisolated public func shadow(
    // Measurements.md#shadow-default
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

  /// A Gaussian is negligible beyond three standard deviations; 2 points cover the outward rounding
  /// to pixels.
  ///
  /// Measurements.md#blur-deviation
  var reach: CGFloat { radius * 3 + max(abs(offset.width), abs(offset.height)) + 2 }

  /// The colour is animatable unless it depends on the environment.
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

  var summary: String {
    "radius: \(formatted(radius))"
      + (offset == .zero ? "" : ", x: \(formatted(offset.width)), y: \(formatted(offset.height))")
  }
}

extension ShadowEffect {
  var details: NodeDetails {
    var details = NodeDetails()
    details.add("color", "\(color)")
    return details
  }
}
