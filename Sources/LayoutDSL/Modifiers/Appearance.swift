extension View {
  /// Calls an action when the view comes onto the screen, before its first frame is drawn.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view has left the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

nonisolated struct AppearanceModifier: NodeModifier {
  typealias Node = AppearanceNode
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

final class AppearanceNode: UnaryNode<AppearanceModifier> {
  required init(_ modifier: AppearanceModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    guard modifier.appear != nil else { return }
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      self.modifier.appear?()
    }
  }

  override func update(_ new: AppearanceModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override func didDetach() {
    guard let disappear = modifier.disappear else { return }
    graph.enqueue(disappear)
  }

  override package var kindName: String { modifier.appear == nil ? "onDisappear" : "onAppear" }
}
