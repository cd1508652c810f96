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

final class AppearanceNode: UnaryNode<AppearanceModifier>, AppearanceObserver {
  /// The visibility that was last reported to the actions.
  private var isOnScreen = false

  required init(_ modifier: AppearanceModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    noteAppearance()
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

  func appeared() { setOnScreen(true) }
  func disappeared() { setOnScreen(false) }

  override func didDetach() {
    guard isOnScreen, let disappear = modifier.disappear else { return }
    graph.enqueue(disappear)
  }

  override package var kindName: String { modifier.appear == nil ? "onDisappear" : "onAppear" }
}
