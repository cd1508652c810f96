extension View {
  /// Sets whether the scroll views in this view bounce at their ends along some axes.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
        if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
      })
  }
}
