/// The foreground style in the current context.
@frozen public struct ForegroundStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style in the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
