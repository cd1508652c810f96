import Foundation

extension View {
  /// Sets the blend mode in which the view is composited with the content beneath it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeEffect(mode: blendMode))
  }
}

nonisolated struct BlendModeEffect: RendererEffect, Animatable {
  let mode: BlendMode

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    mode == .normal ? nil : .blend(mode)
  }

  var summary: String { "\(mode)" }
}
