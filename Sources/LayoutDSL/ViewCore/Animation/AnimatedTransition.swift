/// A transition with its own animation.
nonisolated struct AnimatedTransition<Base: Transition>: Transition, AnimatedTransitionTraits {
  let base: Base
  let animation: Animation?

  var hasAnimation: Bool { animation != nil }

  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self> { inputs in
      let graph = inputs.graph
      let outer = graph.transaction
      graph.transaction.animation = phase == .willAppear ? nil : animation
      AnyTransition(base).make(phase, inputs: &inputs, content: content.make)
      graph.transaction = outer
    }
  }
}
