import Foundation

extension ShapeStyle {
  /// Returns the style laid out in a rectangle of the view's coordinate space instead of the
  /// painted frame.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    AnchoredShapeStyle(style: self, rect: rect)
  }
}

struct AnchoredShapeStyle<Style: ShapeStyle>: PrimitiveShapeStyle {
  let style: Style
  let rect: CGRect

  func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var resolved = style.resolvedStyle(level: level, in: environment)
    resolved.place = resolved.place ?? rect
    return resolved
  }
}
