extension View {
  /// Sets whether the scroll views in this view stop clipping their content to their bounds.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWritingModifier { $0.values.scrollTraits.isClipDisabled = disabled })
  }
}
