/// A translucent overlay for filled areas.
///
/// Lower levels are fainter and suit larger areas.
public struct FillShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the fill style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]
    let color = fills[min(max(level, 0), fills.count - 1)]
    return ResolvedStyle(.color(color.resolved(in: environment.styles.color)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent overlay for filled areas.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
