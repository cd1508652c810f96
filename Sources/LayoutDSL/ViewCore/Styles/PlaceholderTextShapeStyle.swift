/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the placeholder style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    Color(system: .placeholderText).resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
