/// A transition without an effect: views appear and disappear immediately.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// The properties of the transition, which has no motion.
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without an effect: views appear and disappear immediately.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
