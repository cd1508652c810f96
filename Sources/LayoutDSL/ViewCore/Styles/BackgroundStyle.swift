/// The background style of the environment.
@frozen public struct BackgroundStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the environment's background style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    if let background = environment.styles.background {
      var outer = environment
      outer.styles.background = nil
      return background.resolved(level: level, in: outer)
    }
    let backgrounds: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
    let color = backgrounds[min(max(level, 0), backgrounds.count - 1)]
    return ResolvedStyle(.color(color.resolved(in: environment.styles.color)))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
