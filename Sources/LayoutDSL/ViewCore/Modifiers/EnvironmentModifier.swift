import Observation

/// A modifier that only passes a value down: it makes no node.
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
    inputs.withEnvironment(environment) { $0.make(content) }
  }
}

extension View {
  /// Sets a value of the environment for the view and those inside it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0[keyPath: keyPath] = value })
  }

  /// Gives the view and those inside it an observable object to find by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWritingModifier { $0[object: T.self] = object })
  }

  /// Changes a value of the environment for the view and those inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWritingModifier { transform(&$0[keyPath: keyPath]) })
  }
}
