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

  /// Whether both hide equal values; styles that cannot be compared count as different.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    func equals<Style: Equatable>(_ style: Style) -> Bool { other.base as? Style == style }
    return (base as? any Equatable).map { equals($0) } ?? false
  }
}
