import Foundation

/// A view of a shape, over which the same shape can be filled or stroked again.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The drawn shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Fills the shape with a style, over the current drawing.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(shape: shape, base: self, top: shape.fill(content, style: style))
  }

  /// Strokes the shape along its edge with stroke parameters, over the current drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(
      shape: shape, base: self,
      top: shape.stroke(content, style: style, antialiased: antialiased))
  }

  /// Strokes the shape along its edge with a width in points, over the current drawing.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the shape inside its edge with stroke parameters, over the current drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    _LayeredShapeView(
      shape: shape, base: self,
      top: shape.strokeBorder(content, style: style, antialiased: antialiased))
  }

  /// Strokes the shape inside its edge with a width in points, over the current drawing.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _LayeredShapeView<Content, Self, some View> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape drawn over a drawing of the same shape.
nonisolated public struct _LayeredShapeView<Content: Shape, Base: View, Top: View>: ShapeView {
  /// The drawn shape.
  public let shape: Content
  let base: Base
  let top: Top

  /// The layers, with the layout of the bottom one.
  public var body: some View { base.overlay { top } }
}
