import Foundation

/// A drop shadow or an inner shadow of a shape style.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// Returns a shadow behind the shape, with lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// Returns a shadow inside the edge of the shape, with lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  func resolved(in context: ColorContext) -> ResolvedStyle.Shadow {
    ResolvedStyle.Shadow(
      color: color.resolved(in: context), radius: radius, offset: offset, isInner: isInner)
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: PrimitiveShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var style = base.resolvedStyle(level: level, in: environment)
    style.shadows.append(shadow.resolved(in: environment.styles.color))
    return style
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }
}

extension _ShadowShapeStyle: Equatable where Base: Equatable {}
