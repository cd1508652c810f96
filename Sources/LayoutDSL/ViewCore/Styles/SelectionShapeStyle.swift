/// The colour of what is selected: the tint.
public struct SelectionShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle().resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
