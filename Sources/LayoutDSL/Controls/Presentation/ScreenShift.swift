import Foundation
import ViewCore

/// Translates the drawing of a screen by fractions of its size, and scales it about its centre.
nonisolated struct ScreenShift: RendererEffect, Animatable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var scale: CGFloat = 1

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    if (x, y, scale) == (0, 0, 1) { return nil }
    let towardTrailing: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let center = CGPoint(
      x: context.origin.x + size.width / 2, y: context.origin.y + size.height / 2)
    return .transform(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale,
        tx: x * towardTrailing * size.width + center.x * (1 - scale),
        ty: y * size.height + center.y * (1 - scale)))
  }

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(x, AnimatablePair(y, scale)).scaled(by: unitAnimationScale) }
    set {
      let data = newValue.scaled(by: 1 / unitAnimationScale)
      (x, y, scale) = (data.first, data.second.first, data.second.second)
    }
  }

  var summary: String { "x: \(formatted(x)), y: \(formatted(y))" }
}
