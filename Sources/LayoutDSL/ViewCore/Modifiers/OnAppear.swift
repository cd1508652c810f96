extension View {
  /// Calls an action when the view appears, before its first frame is drawn.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls an action after the view has disappeared.
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
  /// The visibility that was last reported to the actions.
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

  private func setOnScreen(_ isNowOnScreen: Bool) {
    guard isNowOnScreen != isOnScreen else { return }
    isOnScreen = isNowOnScreen
    (isNowOnScreen ? modifier.appear : modifier.disappear)?()
  }

  /// Calls the appear or disappear action if the visibility of the view has changed.
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
  /// Whether no enclosing `ViewThatFits` or container of subviews shows another view instead.
  var isShown: Bool {
    var node: GeometricNode = self
    while let container = node.container {
      if let choice = container as? ViewThatFitsNode, choice.shown !== node { return false }
      node = container
    }
    // A node that is not listed yet may be in a view that `ViewThatFits` does not choose.
    var ancestor = node.parent
    while let current = ancestor {
      if current is ViewThatFitsNode { return false }
      ancestor = current.parent
    }
    return isUsed
  }

  /// Notifies all descendants that an enclosing `ViewThatFits` has begun or ceased to show them.
  func choiceDidChange() {
    (self as? AppearanceNode)?.shownDidChange()
    for child in keyedChildren {
      child.choiceDidChange()
    }
  }
}
