extension View {
  /// Connects the focus of the view to state that has a value for each of several views.
  ///
  /// Setting the state to `value` moves the focus to the view. A change of the focus updates the
  /// state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(isFocused: binding.wrappedValue == value) { binding.set($0, to: value) })
  }

  /// Connects the focus of the view to Boolean state.
  ///
  /// Setting the state to true moves the focus to the view. A change of the focus updates the
  /// state.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

extension FocusState.Binding {
  /// Notes that the view with a value has received or lost the focus.
  package func set(_ isFocused: Bool, to value: Value) {
    if isFocused {
      wrappedValue = value
    } else if wrappedValue == value {
      wrappedValue = none
    }
  }
}

/// Connects the focus of a view to state.
nonisolated package struct FocusedModifier: NodeModifier {
  package typealias Node = FocusedNode
  let isFocused: Bool
  let setFocused: (Bool) -> Void

  package init(isFocused: Bool, setFocused: @escaping (Bool) -> Void) {
    (self.isFocused, self.setFocused) = (isFocused, setFocused)
  }
}

/// The node of a view whose focus is connected to state.
package final class FocusedNode: UnaryNode<FocusedModifier> {
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
