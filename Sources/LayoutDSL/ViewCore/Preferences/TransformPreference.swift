extension View {
  /// Transforms the preference value of the view's descendants, or the default value if they set
  /// none.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(TransformPreferenceModifier<K>(callback: callback, function: nil))
  }

  /// Transforms a preference value in a function of another name, which explanations find.
  nonisolated package func transformPreference<K: PreferenceKey>(
    _ key: K.Type, function: FunctionName, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(TransformPreferenceModifier<K>(callback: callback, function: function))
  }
}

nonisolated struct TransformPreferenceModifier<Key: PreferenceKey>: NodeModifier {
  typealias Node = TransformPreferenceNode<Key>
  let callback: (inout Key.Value) -> Void
  let function: FunctionName?
}

final class TransformPreferenceNode<Key: PreferenceKey>:
  UnaryNode<TransformPreferenceModifier<Key>>
{
  override func update(_ new: TransformPreferenceModifier<Key>, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
    graph.preferencesChanged()
  }

  override var ownKeys: KeyBits { graph.bit(for: Key.self) }

  override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.computePreference(key) }
    var value = super.computePreference(Key.self) ?? Key.defaultValue
    modifier.callback(&value)
    return value as? K.Value
  }

  override package var kindName: String { "transformPreference" }
  override package var summary: String { typeName(of: Key.self) }
}
