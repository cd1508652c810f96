extension Color: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    // The label colours have levels of their own; other colours fade.
    if case .system(let color) = provider, let first = labels.firstIndex(of: color) {
      let color = labels[min(first + level, labels.count - 1)]
      return ResolvedStyle(.color(color.resolved(in: environment.styles.color)))
    }
    return ResolvedStyle(.color(resolved(in: environment.styles.color))).atLevel(level)
  }
}

/// The colours of content by level.
private let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

extension Color.Resolved: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(self)).atLevel(level)
  }
}

extension ShapeStyle where Self == Color {
  /// The system's gray, which depends on the appearance.
  public static var gray: Color { .gray }
  /// The system's red, which depends on the appearance.
  public static var red: Color { .red }
  /// The system's orange, which depends on the appearance.
  public static var orange: Color { .orange }
  /// The system's yellow, which depends on the appearance.
  public static var yellow: Color { .yellow }
  /// The system's green, which depends on the appearance.
  public static var green: Color { .green }
  /// The system's mint, which depends on the appearance.
  public static var mint: Color { .mint }
  /// The system's teal, which depends on the appearance.
  public static var teal: Color { .teal }
  /// The system's cyan, which depends on the appearance.
  public static var cyan: Color { .cyan }
  /// The system's blue, which depends on the appearance.
  public static var blue: Color { .blue }
  /// The system's indigo, which depends on the appearance.
  public static var indigo: Color { .indigo }
  /// The system's purple, which depends on the appearance.
  public static var purple: Color { .purple }
  /// The system's pink, which depends on the appearance.
  public static var pink: Color { .pink }
  /// The system's brown, which depends on the appearance.
  public static var brown: Color { .brown }
  /// White in every appearance.
  public static var white: Color { .white }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// Transparent black.
  public static var clear: Color { .clear }
}
