/// The tint in the current context.
public struct TintShapeStyle: PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var outer = environment
    outer.styles.tint = nil
    let tint = environment.styles.tint ?? AnyShapeStyle(Color.accentColor)
    return tint.resolved(level: level, in: outer)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint in the current context.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
