import Foundation

extension View {
  /// Sets the opacity of the view, composited as one layer: 0 is invisible, 1 changes nothing.
  ///
  /// Values outside 0...1 are clamped; NaN is 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(clamping: opacity))
  }
}

nonisolated struct OpacityEffect: RendererEffect, Animatable {
  var opacity: Double
  let function: FunctionName?

  init(opacity: Double, function: FunctionName = #function) {
    self.opacity = opacity
    self.function = function
  }

  init(clamping opacity: Double, function: FunctionName = #function) {
    self.init(opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1), function: function)
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    opacity == 1 ? nil : .opacity(opacity)
  }

  var hidesOverflow: Bool { summary == "0" }

  /// An invisible view is excluded from hit testing.
  var allowsTouches: Bool { opacity > 0 }

  var animatableData: Double {
    get { opacity * unitAnimationScale }
    set { opacity = min(max(newValue / unitAnimationScale, 0), 1) }
  }

  var summary: String { formatted(opacity) }
}
