extension View {
  /// Sets the value of a preference for the view, replacing the values that its descendants set.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
}

nonisolated struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  typealias Node = PreferenceNode<Key>
  let value: Key.Value
}

final class PreferenceNode<Key: PreferenceKey>: UnaryNode<PreferenceModifier<Key>> {
  override func update(_ new: PreferenceModifier<Key>, inputs: _ViewInputs) {
    // A preference value does not affect the layout, so only the preferences are invalidated.
    environment = inputs.environment
    modifier = new
    graph.preferencesChanged()
  }

  override var ownKeys: KeyBits { graph.bit(for: Key.self) }

  override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == Key.self ? modifier.value as? K.Value : super.computePreference(key)
  }

  override package var kindName: String { "preference" }
  override package var summary: String { typeName(of: Key.self) }
}
