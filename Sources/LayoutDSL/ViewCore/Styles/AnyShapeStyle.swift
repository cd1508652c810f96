/// A type-erased shape style.
@frozen public struct AnyShapeStyle: PrimitiveShapeStyle {
  let base: any ShapeStyle

  /// Creates a type-erased style from a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(level: level, in: environment)
  }

  /// Whether both styles wrap equal values; styles that are not `Equatable` are never equal.
  package func isEqual(to other: AnyShapeStyle) -> Bool {
    func equals<Style: Equatable>(_ style: Style) -> Bool { other.base as? Style == style }
    return (base as? any Equatable).map { equals($0) } ?? false
  }
}
