/// The foreground style of the environment.
@frozen public struct ForegroundStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the environment's foreground style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    HierarchicalShapeStyle.primary.resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
