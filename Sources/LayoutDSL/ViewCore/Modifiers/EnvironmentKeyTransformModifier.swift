/// A modifier that changes one value of the environment, for libraries that make their modifiers of
/// it.
nonisolated public struct _EnvironmentKeyTransformModifier<Value>: EngineModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  /// Creates a modifier that passes the value of the key path to `transform`.
  public init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }

  /// Makes the content in an environment with the changed value.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    EnvironmentWritingModifier._makeView(
      EnvironmentWritingModifier { modifier.transform(&$0[keyPath: modifier.keyPath]) },
      content: content, inputs: &inputs)
  }
}
