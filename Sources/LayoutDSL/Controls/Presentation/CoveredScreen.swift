import Foundation
import ViewCore

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

  var hidesContent: Bool { progress == 1 }

  var summary: String { formatted(progress) }
}
