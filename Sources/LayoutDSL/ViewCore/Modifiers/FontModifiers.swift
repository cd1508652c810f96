extension View {
  /// Sets the font of the texts in the view; nil is the body font.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the font weight of the texts in the view.
  ///
  /// It applies to any font set by `font(_:)`. Nil removes the weights that ancestors have set.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingFont(weight.map { .weight($0) }) { if case .weight = $0 { true } else { false } }
  }

  /// Makes the texts in the view bold; false removes the bold that ancestors have set.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .bold : nil) { $0 == .bold }
  }

  /// Makes the texts in the view italic; false removes the italic that ancestors have set.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .italic : nil) { $0 == .italic }
  }

  /// Sets the font width of the texts in the view.
  ///
  /// It applies to any font set by `font(_:)`. Nil removes the widths that ancestors have set.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    changingFont(width.map { .width($0) }) { if case .width = $0 { true } else { false } }
  }

  /// Sets the font design of the texts in the view; nil removes the designs that ancestors have
  /// set.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    changingFont(design.map { .design($0) }) { if case .design = $0 { true } else { false } }
  }

  /// Sets the texts in the view in a monospaced font; false removes the setting of ancestors.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingFont(isActive ? .design(.monospaced) : nil) { $0 == .design(.monospaced) }
  }

  /// Sets the digits of the texts in the view at a fixed width.
  nonisolated public func monospacedDigit() -> some View {
    changingFont(.monospacedDigit) { $0 == .monospacedDigit }
  }

  /// Adds a change to the font of the texts in the view; nil removes the changes of one kind that
  /// ancestors have added.
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
  /// Returns a font, or else the environment's, with the environment's font changes applied.
  func font(instead font: Font? = nil) -> Font {
    values.fontChanges.reduce(font ?? self.font ?? .body) { $1.applied(to: $0) }
  }
}
