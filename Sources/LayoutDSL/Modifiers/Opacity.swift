import Foundation

extension View {
  /// Makes the view, drawn as one, see-through: 0 is invisible, 1 changes nothing.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1)))
  }
}

nonisolated struct OpacityEffect: RendererEffect, Animatable {
  static var otherNames: [String] { ["hidden"] }

  var opacity: Double

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    opacity == 1 ? nil : .opacity(opacity)
  }

  /// What cannot be seen cannot be touched.
  var allowsTouches: Bool { opacity > 0 }

  var animatableData: Double {
    get { opacity * unitAnimationScale }
    set { opacity = min(max(newValue / unitAnimationScale, 0), 1) }
  }

  var summary: String { formatted(opacity) }
}
