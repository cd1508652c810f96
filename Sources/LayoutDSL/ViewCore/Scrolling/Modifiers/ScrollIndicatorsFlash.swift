extension View {
  /// Flashes the indicators of the scroll views in this view when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(ScrollIndicatorsFlashModifier(trigger: 0, flashesAtFirst: onAppear))
  }

  /// Flashes the indicators of the scroll views in this view when a value changes.
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
    // The scroll views exist only after the first layout.
    graph.enqueue { [weak self] in
      guard let self else { return }
      for scroll in innerScrollNodes {
        scroll.restTime = graph.clock.now
      }
    }
  }

  override package var kindName: String { "scrollIndicatorsFlash" }
}
