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

nonisolated struct ShadowEffect: RendererEffect {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    .shadow(color.resolve(in: environment), radius: radius, offset: offset)
  }

  var summary: String { "radius: \(formatted(radius))" }
}
