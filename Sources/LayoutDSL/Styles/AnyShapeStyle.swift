/// A type-erased shape style.
@frozen public struct AnyShapeStyle: PrimitiveShapeStyle {
  let base: any ShapeStyle

  /// Creates a style that hides the type of another.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(level: level, in: environment)
  }
}
