extension View {
  /// Calls an action with the old and the new value after the value has changed.
  ///
  /// `initial` also calls it when the view appears, with the same value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, callsInitially: initial, action: action))
  }

  /// Calls an action without arguments after a value has changed.
  ///
  /// `initial` also calls it when the view appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, callsInitially: initial) { _, _ in action() })
  }

  /// Calls an action with the new value after the value has changed.
  @available(
    *, deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, callsInitially: false) { _, new in action(new) })
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: NodeModifier {
  typealias Node = ChangeNode<Value>
  let value: Value
  let callsInitially: Bool
  let action: (Value, Value) -> Void
}

final class ChangeNode<Value: Equatable>: UnaryNode<ChangeModifier<Value>> {
  required init(_ modifier: ChangeModifier<Value>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    if modifier.callsInitially {
      graph.enqueue { modifier.action(modifier.value, modifier.value) }
    }
  }

  override func update(_ new: ChangeModifier<Value>, inputs: _ViewInputs) {
    environment = inputs.environment
    let old = modifier.value
    modifier = new
    guard old != new.value else { return }
    graph.enqueue { new.action(old, new.value) }
  }

  override package var kindName: String { "onChange" }
}
