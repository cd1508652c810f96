extension View {
  /// Calls an action with the old and the new phase of the scroll view in this view, initially and
  /// at every change.
  ///
  /// Initially both are `idle`.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls an action with the old and the new phase, the geometry and the velocity of the scroll
  /// view in this view, initially and at every change.
  ///
  /// Initially both are `idle`.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChangeModifier(action: action))
  }
}

nonisolated struct ScrollPhaseChangeModifier: NodeModifier {
  typealias Node = ScrollPhaseChangeNode
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

final class ScrollPhaseChangeNode: UnaryNode<ScrollPhaseChangeModifier> {
  required init(_ modifier: ScrollPhaseChangeModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    // The scroll view exists only after the first layout.
    graph.enqueue { [weak self] in
      guard let self, isAttached, let scroll = innerScrollNode else { return }
      let phase = scroll.phase
      self.modifier.action(phase, phase, scroll.phaseChangeContext)
    }
  }

  override func update(_ new: ScrollPhaseChangeModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  fileprivate func phaseDidChange(
    from old: ScrollPhase, to new: ScrollPhase, _ context: ScrollPhaseChangeContext
  ) {
    graph.enqueue { [weak self] in self?.modifier.action(old, new, context) }
  }

  override package var kindName: String { "onScrollPhaseChange" }
}

extension ScrollNode {
  /// Notifies the `onScrollPhaseChange` modifiers around the scroll view, innermost first.
  func announcePhase(after old: ScrollPhase) {
    let context = phaseChangeContext
    var node = container
    while let current = node {
      if let observer = current as? ScrollPhaseChangeNode, observer.innerScrollNode === self {
        observer.phaseDidChange(from: old, to: phase, context)
      }
      node = current.container
    }
  }

  fileprivate var phaseChangeContext: ScrollPhaseChangeContext {
    ScrollPhaseChangeContext(geometry: geometry, velocity: motion?.velocity)
  }
}
