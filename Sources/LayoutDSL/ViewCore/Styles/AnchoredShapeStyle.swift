import Foundation

extension ShapeStyle {
  /// The style laid out in a rectangle of the view's space, and not in the frame of what it paints.
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
