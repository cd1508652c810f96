extension Color: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    // The label colours have their own levels; other colours fade.
    if case .system(let color) = provider, let first = labels.firstIndex(of: color) {
      let color = labels[min(first + level, labels.count - 1)]
      return ResolvedStyle(.color(color.resolved(in: environment.styles.color)))
    }
    return ResolvedStyle(.color(resolved(in: environment.styles.color))).atLevel(level)
  }
}

/// The label colours, by level.
private let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

extension Color {
  /// Creates a colour from a style that resolves to one.
  @_disfavoredOverload
  public init<Style: ShapeStyle & Hashable>(_ color: Style) where Style.Resolved == Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(
        dynamic: DynamicColor { context in
          var environment = EnvironmentValues()
          environment.styles.color = context
          return color.resolve(in: environment)
        })
    }
  }
}

extension Color.Resolved: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(.color(self)).atLevel(level)
  }
}

extension ShapeStyle where Self == Color {
  /// The system gray.
  public static var gray: Color { .gray }
  /// The system red.
  public static var red: Color { .red }
  /// The system orange.
  public static var orange: Color { .orange }
  /// The system yellow.
  public static var yellow: Color { .yellow }
  /// The system green.
  public static var green: Color { .green }
  /// The system mint.
  public static var mint: Color { .mint }
  /// The system teal.
  public static var teal: Color { .teal }
  /// The system cyan.
  public static var cyan: Color { .cyan }
  /// The system blue.
  public static var blue: Color { .blue }
  /// The system indigo.
  public static var indigo: Color { .indigo }
  /// The system purple.
  public static var purple: Color { .purple }
  /// The system pink.
  public static var pink: Color { .pink }
  /// The system brown.
  public static var brown: Color { .brown }
  /// White in every appearance.
  public static var white: Color { .white }
  /// Black in every appearance.
  public static var black: Color { .black }
  /// Transparent black.
  public static var clear: Color { .clear }
}
