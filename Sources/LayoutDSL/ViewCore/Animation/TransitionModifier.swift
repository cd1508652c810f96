/// A modifier that sets the transition of a view.
nonisolated struct TransitionModifier: NodeModifier {
  typealias Node = TransitionModifierNode
  let transition: AnyTransition
}

extension View {
  /// Sets the type-erased transition with which this view is inserted and removed.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the transition with which this view is inserted and removed.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}

final class TransitionModifierNode: UnaryNode<TransitionModifier> {
  required init(_ modifier: TransitionModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.hasTransitionModifiers = true
    if modifier.transition.hasAnimation { graph.hasTransitions = true }
  }

  /// Stores the new transition, which does not change the current layout.
  override func update(_ new: TransitionModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override var transition: AnyTransition? { modifier.transition }
  override package var kindName: String { "transition" }
}
