extension View {
  /// Lets the content of the scroll views inside show beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.scrollTraits.isClipDisabled = disabled })
  }
}
