extension View {
  /// Sets the font of texts in the view; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the font of texts in the view, whichever font that is; nil is the font's
  /// own.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFont(weight.map { .weight($0) }) { if case .weight = $0 { true } else { false } }
  }

  /// Makes the font of texts in the view bold, whichever font that is, or leaves it as it is.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .bold : nil) { $0 == .bold }
  }

  /// Makes the font of texts in the view italic, whichever font that is, or leaves it upright.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .italic : nil) { $0 == .italic }
  }

  /// Sets the width of the font of texts in the view, whichever font that is; nil is the font's
  /// own.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changingFont(width.map { .width($0) }) { if case .width = $0 { true } else { false } }
  }

  /// Sets the design of the font of texts in the view; nil is the font's own.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changingFont(design.map { .design($0) }) { if case .design = $0 { true } else { false } }
  }

  /// Gives the characters of texts in the view one width, or leaves them as they are.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .design(.monospaced) : nil) { $0 == .design(.monospaced) }
  }

  /// Gives the digits of texts in the view one width.
  nonisolated public func monospacedDigit() -> some View {
    changingFont(.monospacedDigit) { $0 == .monospacedDigit }
  }

  /// Asks for a change of the font; without one, those that views around have asked for and that
  /// are of its kind are forgotten.
  private nonisolated func changingFont(
    _ change: Text.FontChange?, isOfKind: @escaping (Text.FontChange) -> Bool
  ) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        if let change {
          environment.values.fontChanges.append(change)
        } else {
          environment.values.fontChanges.removeAll(where: isOfKind)
        }
      })
  }
}

extension EnvironmentValues {
  /// A font, or the environment's own, with the changes that views around have asked for.
  func font(instead font: Font? = nil) -> Font {
    values.fontChanges.reduce(font ?? self.font ?? .body) { $1.applied(to: $0) }
  }
}
