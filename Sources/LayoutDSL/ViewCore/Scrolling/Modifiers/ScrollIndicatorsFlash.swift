extension View {
  /// Shows the indicators of the scroll views inside for a moment when they come onto the screen.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollIndicatorsFlashModifier(trigger: 0, flashesAtFirst: onAppear))
  }

  /// Shows the indicators of the scroll views inside for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollIndicatorsFlashModifier(trigger: value, flashesAtFirst: false))
  }
}

nonisolated struct ScrollIndicatorsFlashModifier<Trigger: Equatable>: NodeModifier {
  typealias Node = ScrollIndicatorsFlashNode<Trigger>
  let trigger: Trigger
  let flashesAtFirst: Bool
}

final class ScrollIndicatorsFlashNode<Trigger: Equatable>:
  UnaryNode<ScrollIndicatorsFlashModifier<Trigger>>
{
  required init(_ modifier: ScrollIndicatorsFlashModifier<Trigger>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    if modifier.flashesAtFirst { flash() }
  }

  override func update(_ new: ScrollIndicatorsFlashModifier<Trigger>, inputs: _ViewInputs) {
    environment = inputs.environment
    if modifier.trigger != new.trigger { flash() }
    modifier = new
  }

  private func flash() {
    // The scroll views inside are there once the first layout is done.
    graph.enqueue { [weak self] in
      guard let self else { return }
      for scroll in innerScrollNodes {
        scroll.restTime = graph.clock.now
      }
    }
  }

  override package var kindName: String { "scrollIndicatorsFlash" }
}
