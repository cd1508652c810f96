import Foundation

extension View {
  /// Applies a Gaussian blur to the view.
  ///
  /// `radius` is the standard deviation of the Gaussian, in points. `opaque` keeps alpha at 1.
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

  /// A Gaussian is negligible beyond three standard deviations; 2 points cover the outward rounding
  /// to pixels.
  var reach: CGFloat { radius * 3 + 2 }  // Measurements.md#blur-deviation

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  var summary: String { formatted(radius) }
}

extension BlurEffect {
  var details: NodeDetails {
    var details = NodeDetails()
    details.add("opaque", isOpaque)
    return details
  }
}
