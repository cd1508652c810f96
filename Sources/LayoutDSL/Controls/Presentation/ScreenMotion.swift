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
