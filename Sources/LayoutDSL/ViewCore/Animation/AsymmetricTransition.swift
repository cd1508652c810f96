/// A transition that uses one transition for insertion and another for removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, AnimatedTransitionTraits
{
  /// The transition of inserted views.
  public var insertion: Insertion
  /// The transition of removed views.
  public var removal: Removal

  /// Creates a transition from one for insertion and one for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  package var hasAnimation: Bool {
    AnyTransition(insertion).hasAnimation || AnyTransition(removal).hasAnimation
  }

  /// Returns the content in both transitions, at least one of which is in the phase `identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      AnyTransition(insertion).make(
        phase == .willAppear ? .willAppear : .identity, inputs: &inputs
      ) { inputs in
        AnyTransition(removal).make(
          phase == .didDisappear ? .didDisappear : .identity, inputs: &inputs,
          content: content.make)
      }
    }
  }
}
