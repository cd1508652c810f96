import Foundation

nonisolated struct ColorMultiplyEffect: RendererEffect, Animatable {
  var color: Color

  /// The colour; zero if the colour depends on the environment.
  var animatableData: Color.Resolved.AnimatableData {
    get { color.constantData }
    set { color.constantData = newValue }
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    .colorMatrix(.colorMultiply(color.resolve(in: environment)))
  }

  var summary: String { "\(color)" }
}
