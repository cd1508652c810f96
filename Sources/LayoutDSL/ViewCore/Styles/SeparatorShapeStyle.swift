/// The colour of separators and borders.
public struct SeparatorShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the separator style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    Color(system: .separator).resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators and borders.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
