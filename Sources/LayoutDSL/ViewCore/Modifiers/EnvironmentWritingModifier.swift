import Observation

/// A modifier that only writes to the environment; it has no node.
nonisolated package struct EnvironmentWritingModifier: EngineModifier {
  let write: (inout EnvironmentValues) -> Void

  package init(write: @escaping (inout EnvironmentValues) -> Void) {
    self.write = write
  }

  nonisolated package static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    var environment = inputs.environment
    modifier.write(&environment)
    inputs.withEnvironment(environment) { inputs in
      if let list = inputs.list, list.modifiers?.areOfContent == true {
        // The environment of the modifiers around this one must not have the value.
        inputs.makeList(content, in: modifier, list: list)
      } else {
        inputs.make(content)
      }
    }
  }
}

extension View {
  /// Sets an environment value for the view and its descendants.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Places an observable object in the environment of the view and its descendants, under its
  /// type; nil removes it.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWritingModifier { $0[object: T.self] = object })
  }

  /// Transforms an environment value for the view and its descendants.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWritingModifier { transform(&$0[keyPath: keyPath]) })
  }
}
