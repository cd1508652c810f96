extension View {
  /// Decides where the scrolls of a user end in the scroll views inside.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.scrollTraits.targetBehavior = behavior })
  }
}
