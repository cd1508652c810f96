/// The colour of selected content: the tint.
public struct SelectionShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the selection style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    TintShapeStyle().resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
