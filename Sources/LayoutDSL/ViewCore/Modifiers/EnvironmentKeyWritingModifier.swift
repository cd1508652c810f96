/// A modifier that sets one value of the environment, which `environment(_:_:)` and modifiers such
/// as `lineLimit(_:)` return.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: EngineModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// Makes the content in an environment with the value.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    EnvironmentWritingModifier._makeView(
      EnvironmentWritingModifier { $0[keyPath: modifier.keyPath] = modifier.value },
      content: content, inputs: &inputs)
  }
}
