import Foundation

extension View {
  /// Blurs the view by a Gaussian whose standard deviation is `radius` points; `opaque` keeps its
  /// edges solid.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius, isOpaque: opaque))
  }
}

nonisolated struct BlurEffect: RendererEffect, Animatable {
  var radius: CGFloat
  let isOpaque: Bool

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    radius > 0 ? .blur(radius: radius, isOpaque: isOpaque) : nil
  }

  /// A Gaussian has faded at three deviations; pixels are rounded outwards.
  var reach: CGFloat { radius * 3 + 2 }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  var summary: String { formatted(radius) }
}
