import Foundation

/// A transition that scales views from a scale, and back to that scale.
nonisolated public struct ScaleTransition: Transition {
  /// The scale of the view before insertion and after removal.
  public var scale: Double
  /// The point about which the view is scaled.
  public var anchor: UnitPoint

  /// Creates a transition from a scale about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the content, scaled except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition that scales views up from zero, and down to zero.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

  /// A transition that scales views from a scale about an anchor, and back to that scale.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
