/// The tint of the environment.
public struct TintShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the tint style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    guard let tint = environment.styles.tint else {
      return Color.accentColor.resolved(level: level, in: environment)
    }
    var outer = environment
    outer.styles.tint = nil
    return tint.resolved(level: level, in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the environment.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
