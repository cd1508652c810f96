import Foundation

extension View {
  /// Overlays views made from the preference value of this view, centred.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceValueModifier<Key, T>(alignment: .center, isBehind: false, transform: transform))
  }

  /// Overlays views made from the preference value of this view, with an alignment.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
  }

  /// Places views made from the preference value of this view behind it, centred.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(
      PreferenceValueModifier<Key, T>(alignment: .center, isBehind: true, transform: transform))
  }

  /// Places views made from the preference value of this view behind it, with an alignment.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
  }
}

nonisolated struct PreferenceValueModifier<Key: PreferenceKey, Secondary: View>: NodeModifier {
  typealias Node = PreferenceValueNode<Key, Secondary>
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Secondary
}

final class PreferenceValueNode<Key: PreferenceKey, Secondary: View>:
  LayeredNode<PreferenceValueModifier<Key, Secondary>>, PreferenceObserver, Evaluator
{
  private var last: Key.Value?
  var isDirty = false

  required init(_ modifier: PreferenceValueModifier<Key, Secondary>, inputs: _ViewInputs) {
    super.init(modifier, inputs: inputs)
    graph.preferenceObservers.append(self)
  }

  override func update(
    _ new: PreferenceValueModifier<Key, Secondary>, inputs: _ViewInputs
  ) {
    environment = inputs.environment
    modifier = new
    last = nil
    graph.preferencesChanged()
  }

  var evaluatedNode: ViewNode { self }
  var observedNode: GeometricNode { self }
  var keyName: String { typeName(of: Key.self) }

  func deliver() {
    let value = child?.preference(Key.self) ?? Key.defaultValue
    if let last, areEqualFieldByField(last, value) { return }
    last = value
    evaluate()
  }

  func evaluate() {
    isDirty = false
    guard let last else { return }
    let outer = graph.beginEvaluation(of: self)
    defer { graph.endEvaluation(outer) }
    layer.make(
      graph.observing(self) { modifier.transform(last) }, alignment: modifier.alignment,
      inputs: _ViewInputs(parent: self, environment: environment))
  }

  override func placeChildren() {
    super.placeChildren()
    layer.place(alignment: modifier.alignment)
  }

  override var keyedChildren: ContiguousArray<GeometricNode> {
    layer.joined(with: children, isBehind: modifier.isBehind)
  }

  override package var kindName: String {
    modifier.isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue"
  }
  override package var summary: String { keyName }
}

/// Whether two values are equal; values that are not `Equatable` are compared field by field.
private func areEqualFieldByField(_ left: Any, _ right: Any) -> Bool {
  if areEqualAnyValues(left, right) { return true }
  let first = Mirror(reflecting: left)
  let second = Mirror(reflecting: right)
  guard !(left is any Equatable), first.subjectType == second.subjectType else { return false }
  func isWithoutFields<Value>(_ value: Value) -> Bool { MemoryLayout<Value>.size == 0 }
  if _openExistential(left, do: isWithoutFields) { return true }
  guard first.displayStyle != .class, !first.children.isEmpty,
    first.children.count == second.children.count
  else { return false }
  return zip(first.children, second.children).allSatisfy {
    $0.label == $1.label && areEqualFieldByField($0.value, $1.value)
  }
}
