extension View {
  /// Sets the colour scheme of the view's descendants, without that of its presentation.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
