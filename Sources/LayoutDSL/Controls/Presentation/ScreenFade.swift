import Foundation
import ViewCore

/// Changes the opacity of a screen without an effect on hit testing.
nonisolated struct ScreenFade: RendererEffect, Animatable {
  var opacity: Double

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    opacity == 1 ? nil : .opacity(opacity)
  }

  var animatableData: Double {
    get { opacity * unitAnimationScale }
    set { opacity = min(max(newValue / unitAnimationScale, 0), 1) }
  }

  var summary: String { formatted(opacity) }
}
