extension View {
  /// Sets the font of texts in the view; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the font of texts in the view, whichever font that is; nil changes nothing.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFont(weight.map { .weight($0) })
  }

  /// Makes the font of texts in the view bold, whichever font that is.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .bold : nil)
  }

  /// Makes the font of texts in the view italic, whichever font that is.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .italic : nil)
  }

  /// Sets the width of the font of texts in the view, whichever font that is; nil changes nothing.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changingFont(width.map { .width($0) })
  }

  /// Sets the design of the font of texts in the view; nil changes nothing.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changingFont(design.map { .design($0) })
  }

  /// Gives the characters of texts in the view one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .design(.monospaced) : nil)
  }

  /// Gives the digits of texts in the view one width.
  nonisolated public func monospacedDigit() -> some View {
    changingFont(.monospacedDigit)
  }

  private nonisolated func changingFont(_ change: Text.FontChange?) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        if let change { environment.values.fontChanges.append(change) }
      })
  }
}

extension EnvironmentValues {
  /// A font, or the environment's own, with the changes that views around have asked for.
  func font(instead font: Font? = nil) -> Font {
    values.fontChanges.reduce(font ?? self.font ?? .body) { $1.applied(to: $0) }
  }
}
