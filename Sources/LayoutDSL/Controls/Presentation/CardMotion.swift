import Foundation
import ViewCore

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
