import ViewCore

/// The layer of the root that displays the toolbar of the keyboard for views in no navigation stack.
final class KeyboardToolbarLayer: PreferenceObserver {
  private unowned let root: RootNode
  private let layer: SecondaryLayer
  private let items = KeyboardItems()
  private var last: [ToolbarEntry] = []

  private init(root: RootNode) {
    self.root = root
    layer = SecondaryLayer(node: root)
    items.root = root
    root.graph.preferenceObservers.append(self)
    root.addBottomBar(layer)
  }

  /// Adds the layer to a screen that has none.
  static func add(to graph: ViewGraph) {
    guard !graph.preferenceObservers.contains(where: { $0 is KeyboardToolbarLayer }) else { return }
    _ = KeyboardToolbarLayer(root: graph.root)
  }

  var observedNode: GeometricNode { root }
  var keyName: String { typeName(of: NavigationBarKey.self) }

  func deliver() {
    // Navigation stacks and tab views remove the items that they show themselves.
    let entries = root.preference(NavigationBarKey.self)?.keyboardItems ?? []
    guard entries != last else { return }
    last = entries
    root.graph.enqueue { [weak self] in self?.show() }
  }

  private func show() {
    if items.binding == nil {
      let inputs = _ViewInputs(parent: root, environment: root.environment)
      layer.make(RootKeyboardToolbar(items: items), alignment: .bottom, inputs: inputs)
      root.setNeedsLayout()
    }
    items.binding?.wrappedValue = last
  }
}

/// The items of the toolbar, and the root whose safe area it extends.
private final class KeyboardItems {
  var binding: Binding<[ToolbarEntry]>?
  weak var root: RootNode?
}

/// The toolbar of the keyboard at the bottom of the screen, while a field of the same presentation has
/// the focus.
private nonisolated struct RootKeyboardToolbar: View {
  let items: KeyboardItems
  @State private var entries: [ToolbarEntry] = []

  @MainActor var body: some View {
    let _ = items.binding = $entries
    let shown = entries.filter { Focus.isIn(presentation: $0.presentation) }
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      if !shown.isEmpty {
        KeyboardToolbar(items: shown, isReached: false)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { [items] in
            items.root?.bottomBarHeight = $0
          }
          .onDisappear { [items] in items.root?.bottomBarHeight = 0 }
      }
    }
  }
}
