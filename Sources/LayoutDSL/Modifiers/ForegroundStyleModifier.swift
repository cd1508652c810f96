extension View {
  /// Sets the style of text, symbols and shapes in the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles([AnyShapeStyle(style)], outer: $0.styles.foreground))
      })
  }

  /// Sets the styles of the first two levels of the hierarchy.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles(
            [AnyShapeStyle(primary), AnyShapeStyle(secondary)], outer: $0.styles.foreground))
      })
  }

  /// Sets the styles of the first three levels of the hierarchy.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles(
            [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)],
            outer: $0.styles.foreground))
      })
  }

  /// Sets the colour of text, symbols and shapes in the view; nil changes nothing.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        guard let color else { return }
        environment.styles.foreground = AnyShapeStyle(color)
      })
  }

  /// Sets the style of `.tint` in the view; nil is the accent colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.tint = AnyShapeStyle(tint) })
  }

  /// Sets the colour of `.tint` in the view; nil is the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent colour of the view.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.color.accent = accentColor?.resolve(in: $0)
        $0.styles.tint = accentColor.map { AnyShapeStyle($0) }
      })
  }

  /// Sets the style of `.background` in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.background = AnyShapeStyle(style) })
  }
}
