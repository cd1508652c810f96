/// A level of the current foreground style, from `primary` down to `quinary`.
@frozen public struct HierarchicalShapeStyle: Hashable, PrimitiveShapeStyle {
  let level: Int

  /// The first level: the current foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level of the current foreground style.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level of the current foreground style.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level of the current foreground style.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level of the current foreground style.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let level = level + self.level
    guard let foreground = environment.styles.foreground else {
      return Color.primary.resolved(level: level, in: environment)
    }
    // The outer foreground style is removed, so that resolving a self-reference terminates.
    var outer = environment
    outer.styles.foreground = nil
    return foreground.resolved(level: level, in: outer)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the current foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
