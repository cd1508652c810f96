/// A style painted with a blend mode.
struct BlendModeShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let mode: BlendMode

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var style = base.resolvedStyle(level: level, in: environment)
    style.blendMode = mode
    return style
  }
}

extension ShapeStyle {
  /// Returns the style painted with a blend mode.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendModeShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style painted with a blend mode.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    ForegroundStyle().blendMode(mode)
  }
}

extension BlendModeShapeStyle: Equatable where Base: Equatable {}
