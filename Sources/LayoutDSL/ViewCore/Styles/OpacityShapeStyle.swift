/// A style with its opacity multiplied by a factor.
struct OpacityShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let opacity: Float

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    base.resolvedStyle(level: level, in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: Float(opacity))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with its opacity multiplied by a factor.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}
