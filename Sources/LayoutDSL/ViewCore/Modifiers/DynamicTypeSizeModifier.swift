extension View {
  /// Sets the Dynamic Type size of the view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Clamps the Dynamic Type size of the view to a range; an empty range changes nothing.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let greatest = allowed.last else { return }
      size = size < least ? least : greatest
    }
  }
}
