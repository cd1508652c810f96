import Foundation

/// The stroke of a shape as a shape.
public struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  let style: StrokeStyle

  /// The outline of the stroke.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The stroke itself, which needs no outline, in the foreground style.
  public var body: _ShapeView<Content, ForegroundStyle> {
    shape.stroke(ForegroundStyle(), style: style)
  }

  /// That of a line.
  public static var role: ShapeRole { .stroke }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// That of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape's own data.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
