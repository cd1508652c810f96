import Foundation
import ViewCore

/// Moves a card in from below the screen, or fades a popover in.
///
/// One type for both, since the content of a card chooses its form when it is already there.
nonisolated struct CardMotion: RendererEffect, Animatable {
  var form: PresentationForm
  /// 0 for a card that is not visible, 1 for one at its place.
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
