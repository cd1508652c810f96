// `PreferenceDelivery.swift` calls `deliver` once layout has settled, inner observers first.

extension View {
  /// Calls an action after layout with the preference value of the view's descendants, initially
  /// and at every change.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}

nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: NodeModifier
where Key.Value: Equatable {
  typealias Node = PreferenceChangeNode<Key>
  let action: (Key.Value) -> Void
}

final class PreferenceChangeNode<Key: PreferenceKey>:
  UnaryNode<PreferenceChangeModifier<Key>>, PreferenceObserver
where Key.Value: Equatable {
  private var last: Key.Value?

  required init(_ modifier: PreferenceChangeModifier<Key>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.preferenceObservers.append(self)
  }

  override func update(_ new: PreferenceChangeModifier<Key>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.preferencesChanged()
  }

  var observedNode: GeometricNode { self }

  func deliver() {
    let value = child?.preference(Key.self) ?? Key.defaultValue
    if let last, last == value { return }
    last = value
    modifier.action(value)
  }

  var keyName: String { typeName(of: Key.self) }
  override package var kindName: String { "onPreferenceChange" }
  override package var summary: String { keyName }
}
