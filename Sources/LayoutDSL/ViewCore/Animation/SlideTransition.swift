/// A transition that moves views in from the leading edge and out through the trailing edge.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content, moved by its own width except in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, lengths: phase.value))
  }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves views in from the leading edge and out through the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
