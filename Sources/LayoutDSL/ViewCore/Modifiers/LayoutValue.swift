extension View {
  /// Sets a value that the layout containing the view can read; the innermost value wins.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value, function: nil))
  }
}

nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: NodeModifier {
  typealias Node = LayoutValueNode<Key>
  let value: Key.Value
  let function: FunctionName?
}

final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode<LayoutValueModifier<Key>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    super.layoutValue(key) ?? (key == ObjectIdentifier(Key.self) ? modifier.value : nil)
  }
}
