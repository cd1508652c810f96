extension View {
  /// Connects the focus of the view to state that has a value for each of several views.
  ///
  /// Setting the state to `value` moves the focus to the view. A change of the focus updates the
  /// state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(isFocused: binding.wrappedValue == value) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }

  /// Connects the focus of the view to Boolean state.
  ///
  /// Setting the state to true moves the focus to the view. A change of the focus updates the
  /// state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

nonisolated struct FocusedModifier: NodeModifier {
  typealias Node = FocusedNode
  let isFocused: Bool
  let setFocused: (Bool) -> Void
}

/// The node of a view whose focus is connected to state.
final class FocusedNode: UnaryNode<FocusedModifier> {
  required init(_ modifier: FocusedModifier, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.focus.add(self)
    if modifier.isFocused { moveFocus() }
  }

  override func update(_ new: FocusedModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    let former = modifier.isFocused
    modifier = new
    if new.isFocused != former { moveFocus() }
  }

  /// Moves the focus as the state requires, once the view is in the tree.
  private func moveFocus() {
    graph.enqueue { [weak self] in
      guard let self, isAttached else { return }
      let input = graph.focus.input
      if modifier.isFocused {
        if !contains(input), let first = firstInput(in: self) { graph.focus.move(to: first) }
      } else if contains(input) {
        graph.focus.move(to: nil)
      }
    }
  }

  private func firstInput(in node: GeometricNode) -> (any TextInput)? {
    if let input = node as? any TextInput, input.isFocusable { return input }
    for child in node.keyedChildren {
      if let input = firstInput(in: child) { return input }
    }
    return nil
  }

  /// Whether an input is in the view.
  func contains(_ input: (any TextInput)?) -> Bool {
    var node: GeometricNode? = input
    while let current = node {
      if current === self { return true }
      node = current.container
    }
    return false
  }

  override package var kindName: String { "focused" }
}
