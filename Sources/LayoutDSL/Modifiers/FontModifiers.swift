extension View {
  /// Sets the font of texts in the view; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the font of texts in the view; nil changes nothing.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFont { font in weight.map { font.weight($0) } ?? font }
  }

  /// Makes the font of texts in the view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingFont { isActive ? $0.bold() : $0 }
  }

  /// Makes the font of texts in the view italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingFont { isActive ? $0.italic() : $0 }
  }

  /// Gives the digits of texts in the view one width.
  nonisolated public func monospacedDigit() -> some View {
    changingFont { $0.monospacedDigit() }
  }

  private nonisolated func changingFont(_ change: @escaping (Font) -> Font) -> some View {
    modifier(EnvironmentWritingModifier { $0.font = change($0.font ?? .body) })
  }
}
