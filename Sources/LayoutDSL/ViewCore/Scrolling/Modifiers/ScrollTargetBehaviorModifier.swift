extension View {
  /// Sets where a scroll by the user ends in the scroll views of this view.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.scrollTraits.targetBehavior = behavior })
  }

  /// Sets where a scroll by the user ends; nil for its own end.
  nonisolated package func scrollTargetBehavior(
    unlessNil behavior: (any ScrollTargetBehavior)?
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.scrollTraits.targetBehavior = behavior })
  }
}
