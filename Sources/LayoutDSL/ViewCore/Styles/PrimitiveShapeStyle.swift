/// A style that resolves directly to a paint.
nonisolated package protocol PrimitiveShapeStyle: ShapeStyle {
  /// Returns the resolved paint at a level: 0 is the style itself, 1 is its secondary level, and so
  /// on.
  nonisolated func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle
}
