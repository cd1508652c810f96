import Foundation

extension View {
  /// Sets a preference to a value computed from an anchor in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value, function: #function) { existing, anchor in
        existing = transform(anchor)
      })
  }

  /// Transforms the preference value of the view's descendants with an anchor in the view.
  ///
  /// `transform` starts from the default value if no descendant sets the preference.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<K, A>(source: value, function: #function) { existing, anchor in
        var value = existing ?? K.defaultValue
        transform(&value, anchor)
        existing = value
      })
  }
}

/// Sets or transforms a preference with an anchor; the value is nil if no descendant sets it.
nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey, Value>: NodeModifier {
  typealias Node = AnchorPreferenceNode<Key, Value>
  let source: Anchor<Value>.Source
  let function: FunctionName?
  let transform: (inout Key.Value?, Anchor<Value>) -> Void
}

final class AnchorPreferenceNode<Key: PreferenceKey, Value>:
  UnaryNode<AnchorPreferenceModifier<Key, Value>>
{
  /// The anchor of the last pass.
  ///
  /// It is replaced only if its value in the root's space has changed, so that preferences whose
  /// values are not `Equatable` still settle.
  private var last: Anchor<Value>?

  override func update(
    _ new: AnchorPreferenceModifier<Key, Value>, inputs: _ViewInputs
  ) {
    environment = inputs.environment
    modifier = new
    last = nil
    graph.preferencesChanged()
  }

  override var ownKeys: KeyBits { graph.bit(for: Key.self) }

  override func computePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == Key.self else { return super.computePreference(key) }
    var value = super.computePreference(Key.self)
    modifier.transform(&value, anchor)
    return value as? K.Value
  }

  private var anchor: Anchor<Value> {
    let box = AnchorBox(
      source: modifier.source, node: self,
      globalValue: modifier.source.map(modifier.source.value(size), transformToRoot))
    if let last, areEqual(last.box.globalValue, box.globalValue) { return last }
    let anchor = Anchor(box: box)
    last = anchor
    return anchor
  }

  override package var kindName: String { "anchorPreference" }
  override package var summary: String { typeName(of: Key.self) }
}
