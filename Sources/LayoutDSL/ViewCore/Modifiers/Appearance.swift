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
  /// Whether the view is on the screen, as far as its actions have been told.
  private var isOnScreen = false

  required init(_ modifier: AppearanceModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.enqueue { [weak self] in
      guard let self, isAttached, isShown else { return }
      setOnScreen(true)
    }
  }

  override func update(_ new: AppearanceModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  /// Whether no choice around shows another view instead.
  private var isShown: Bool {
    var node: GeometricNode = self
    while let container = node.container {
      if let choice = container as? ViewThatFitsNode, choice.shown !== node { return false }
      node = container
    }
    // What nobody has listed yet may be inside a view that is not chosen.
    var ancestor = node.parent
    while let current = ancestor {
      if current is ViewThatFitsNode { return false }
      ancestor = current.parent
    }
    return isUsed
  }

  private func setOnScreen(_ isNowOnScreen: Bool) {
    guard isNowOnScreen != isOnScreen else { return }
    isOnScreen = isNowOnScreen
    (isNowOnScreen ? modifier.appear : modifier.disappear)?()
  }

  /// Has the actions told whether the view is shown now.
  fileprivate func shownDidChange() {
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      setOnScreen(isShown)
    }
  }

  override func didDetach() {
    guard isOnScreen, let disappear = modifier.disappear else { return }
    graph.enqueue(disappear)
  }

  override package var kindName: String { modifier.appear == nil ? "onDisappear" : "onAppear" }
}

extension GeometricNode {
  /// Tells all inside that a choice around begins or stops to show them.
  func choiceDidChange() {
    (self as? AppearanceNode)?.shownDidChange()
    for child in keyedChildren {
      child.choiceDidChange()
    }
  }
}
