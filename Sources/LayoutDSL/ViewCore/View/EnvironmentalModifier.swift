/// A modifier that becomes another modifier in an environment.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of the other modifier.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier to apply in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Makes the content with the modifier of its environment.
  nonisolated public static func _makeView<C: View>(
    _ modifier: Self, content: C, inputs: inout _ViewInputs
  ) {
    let resolved = modifier.resolve(in: inputs.environment)
    ResolvedModifier._makeView(resolved, content: content, inputs: &inputs)
  }

  /// The number of views that the other modifier makes of the content.
  nonisolated public static func _viewListCount(_ count: Int?) -> Int? {
    ResolvedModifier._viewListCount(count)
  }
}
