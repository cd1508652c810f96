extension View {
  /// Sets the foreground style of the view.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foregroundStyles([AnyShapeStyle(style)])
  }

  /// Sets the primary and secondary foreground styles of the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the primary, secondary and tertiary foreground styles of the view.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foregroundStyles([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private nonisolated func foregroundStyles(_ styles: [AnyShapeStyle]) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles(styles, outer: $0.styles.foreground))
        $0.styles.hasOwnForeground = true
      })
  }

  /// Sets the foreground colour of the view; nil restores the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentWritingModifier { environment in
        environment.styles.foreground = color.map { AnyShapeStyle($0) }
        environment.styles.hasOwnForeground = color != nil
      })
  }

  /// Sets the foreground style of a container's content.
  ///
  /// It does not count as set by the user, so controls keep their own styles.
  nonisolated package func containerForegroundStyle(_ style: some ShapeStyle) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles([AnyShapeStyle(style)], outer: $0.styles.foreground))
      })
  }

  /// Sets the foreground style of a control's label, unless the user has set one.
  nonisolated package func controlForegroundStyle(_ style: some ShapeStyle) -> some View {
    modifier(
      EnvironmentWritingModifier {
        if $0.styles.hasOwnForeground { return }
        $0.styles.foreground = AnyShapeStyle(
          ForegroundStyles([AnyShapeStyle(style)], outer: $0.styles.foreground))
      })
  }

  /// Sets the tint of the view to a style; nil is the accent colour.
  ///
  /// The style is optional, as in SwiftUI, so that `.tint(.primary)` is the colour and not the
  /// hierarchical style, which depends on the foreground style.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the tint of the view to a colour; nil is the accent colour.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.tint = tint.map { AnyShapeStyle($0) } })
  }

  /// Sets the accent colour and the tint of the view; nil restores the default.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.styles.color.accent = accentColor?.resolve(in: $0)
        $0.styles.tint = accentColor.map { AnyShapeStyle($0) }
      })
  }

  /// Sets the style that `.background` resolves to in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.styles.background = AnyShapeStyle(style) })
  }
}

extension EnvironmentValues {
  /// The style that `.background` resolves to; nil for the system background.
  public var backgroundStyle: AnyShapeStyle? {
    get { styles.background }
    set { styles.background = newValue }
  }
}
