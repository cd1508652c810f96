/// A type-erased transition as a concrete `Transition`, from which others are composed.
nonisolated struct ErasedTransition: Transition, AnimatedTransitionTraits {
  let base: AnyTransition

  init(_ base: AnyTransition) {
    self.base = base
  }

  var hasAnimation: Bool { base.hasAnimation }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<AnyTransition> { inputs in
      base.make(phase, inputs: &inputs, content: content.make)
    }
  }
}
