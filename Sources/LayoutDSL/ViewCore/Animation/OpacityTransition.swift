/// A transition that fades views in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, transparent except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties of the transition, which has no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades views in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
