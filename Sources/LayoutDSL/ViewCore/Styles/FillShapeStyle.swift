/// An overlay for filled areas, thinner the larger they are.
public struct FillShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    let color = fills[min(max(level, 0), fills.count - 1)]
    return ResolvedStyle(.color(color.resolved(in: environment.styles.color)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// An overlay for filled areas, thinner the larger they are.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
