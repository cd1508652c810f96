import Foundation
import ViewClock
import ViewCore

/// The animations with which screens appear and disappear, as in UIKit.
///
/// Only the drawing moves: layout, search and hit testing use the final position of a screen at
/// once.
enum ScreenMotion {
  /// The critically damped spring of UIKit's transitions, with a mass of 3 and a stiffness of 1000.
  ///
  /// Measurements.md#screen-spring
  static let spring = Animation.spring(
    response: 2 * .pi / (1000.0 / 3).squareRoot(), dampingFraction: 1)

  /// The spring, or nil at time 0: screens that are visible from the start do not animate.
  static var animation: Animation? { (ViewClock.current?.now ?? 0) > 0 ? spring : nil }

  /// Returns a transition that moves in from below the screen and out again; a popover fades.
  static func card(as form: PresentationForm) -> AnyTransition {
    transition(CardMotion(form: form, progress: 0), CardMotion(form: form, progress: 1))
  }
  /// Returns a transition that moves in from the trailing edge of the screen, and out again from
  /// the position to which a finger has shifted the screen, as a fraction of its width.
  static func fromTrailingEdge(shiftedBy fraction: CGFloat) -> AnyTransition {
    transition(ScreenShift(x: 1 - fraction), ScreenShift())
  }
  /// A transition that fades in and out.
  static var fade: AnyTransition { transition(ScreenFade(opacity: 0), ScreenFade(opacity: 1)) }
  /// A transition that fades in and shrinks to full size, as alerts do.
  static var settling: AnyTransition {
    // Measurements.md#alert-scale
    fade.combined(with: transition(ScreenShift(scale: 1.15), ScreenShift()))
  }

  private static func transition<Effect: RendererEffect>(
    _ active: Effect, _ identity: Effect
  ) -> AnyTransition {
    AnyTransition(ScreenTransition(active: active, identity: identity))
  }
}

/// A transition with the animation of screens.
private nonisolated struct ScreenTransition<Effect: RendererEffect>: Transition,
  AnimatedTransitionTraits
{
  let active: Effect
  let identity: Effect

  var hasAnimation: Bool { ScreenMotion.animation != nil }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      let graph = inputs.graph
      let outer = graph.transaction
      let isJump = phase == .willAppear || outer.disablesAnimations
      graph.transaction.animation = isJump ? nil : ScreenMotion.animation
      inputs.make(content.modifier(phase.isIdentity ? identity : active))
      graph.transaction = outer
    }
  }
}

/// Enables transitions of the screens in its content.
nonisolated struct ScreenStacking: EngineModifier {
  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    inputs.graph.hasTransitionModifiers = true
    inputs.make(content)
  }
}

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

/// Moves a card in from below the screen, or fades a popover in.
///
/// It is one type for both, since the content of a card sets its form after the card appears.
nonisolated struct CardMotion: RendererEffect, Animatable {
  var form: PresentationForm
  /// The progress of the transition: 0 for an invisible card, 1 for a card at its place.
  var progress: Double

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    form == .popover
      ? ScreenFade(opacity: progress).effect(size: size, environment: environment, context: context)
      : ScreenShift(y: 1 - progress).effect(size: size, environment: environment, context: context)
  }

  var animatableData: Double {
    get { progress * unitAnimationScale }
    set { progress = newValue / unitAnimationScale }
  }

  var summary: String { formatted(progress) }
}

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

/// Shifts a screen while another one covers it, and hides it once it is covered.
nonisolated struct CoveredScreen: RendererEffect, Animatable {
  /// The progress of covering: 0 for the topmost screen, 1 for a covered one.
  var progress: Double

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    if progress == 0 { return nil }
    if progress == 1 { return .opacity(0) }
    // The fraction of their width by which UIKit's screens move while another one covers them.
    // Measurements.md#screen-parallax
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? 0.3 : -0.3
    return .transform(CGAffineTransform(translationX: direction * progress * size.width, y: 0))
  }

  var animatableData: Double {
    get { progress * unitAnimationScale }
    set { progress = min(max(newValue / unitAnimationScale, 0), 1) }
  }

  var summary: String { formatted(progress) }
}
