/// A shape filled with a style, over a view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  LayeredShapeView
{
  /// The drawn shape.
  public var shape: Content
  /// The style of the drawing.
  public var style: Style
  /// The fill parameters.
  public var fillStyle: FillStyle
  /// The view below the drawing.
  public var background: Background

  /// Creates the view.
  public init(
    shape: Content, style: Style, fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  var drawing: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, drawing: .fill(fillStyle))
  }
}
