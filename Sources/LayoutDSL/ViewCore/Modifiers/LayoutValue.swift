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

  /// The value of a modifier of the library, under its name.
  var details: NodeDetails {
    var details = NodeDetails()
    guard let function else { return details }
    let text =
      switch value {
      case let guide as HorizontalAlignment: guide.key.name
      case let anchor as UnitPoint: anchor.text
      case let count as Int: "\(count)"
      default: "true"
      }
    details.add(".\(function.base)", text)
    return details
  }
}

final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode<LayoutValueModifier<Key>> {
  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    super.layoutValue(key) ?? (key == ObjectIdentifier(Key.self) ? modifier.value : nil)
  }

  override var details: NodeDetails { modifier.details }
}
