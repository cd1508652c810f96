import Foundation

/// The stroke of a shape as a shape.
struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  let style: StrokeStyle

  /// Returns the outline of the stroke.
  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The stroke in the foreground style, drawn directly instead of as an outline.
  var body: _ShapeView<Content, ForegroundStyle> {
    _ShapeView(shape: shape, style: ForegroundStyle(), drawing: .stroke(style))
  }

  /// The role is stroke.
  static var role: ShapeRole { .stroke }

  /// Returns the size of the wrapped shape.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the wrapped shape.
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the wrapped shape.
  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
