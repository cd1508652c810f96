/// A style at a lower level of its hierarchy.
@frozen public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let level: Int

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(level: level + self.level, in: environment)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}
