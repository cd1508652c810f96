/// Two transitions that apply at the same time.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  AnimatedTransitionTraits
{
  let first: First
  let second: Second

  var hasAnimation: Bool { AnyTransition(first).hasAnimation || AnyTransition(second).hasAnimation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      AnyTransition(second).make(phase, inputs: &inputs) { inputs in
        AnyTransition(first).make(phase, inputs: &inputs, content: content.make)
      }
    }
  }
}
