/// A shape stroked along its edge with a style, over a view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// The drawn shape.
  public var shape: Content
  /// The style of the drawing.
  public var style: Style
  /// The stroke parameters.
  public var strokeStyle: StrokeStyle
  /// Has no effect: edges are always smooth.
  public var isAntialiased: Bool
  /// The view below the drawing.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  var drawing: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, drawing: .stroke(strokeStyle))
  }
}
